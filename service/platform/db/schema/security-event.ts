import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { agency } from "./agency";

/** Security events of users, stored for a limited time. Contains no secrets. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** By the clock of the database, to the microsecond, because events are sorted by it. */
    at: timestamp("at", { withTimezone: true, mode: "date", precision: 6 })
      .notNull()
      .default(sql`clock_timestamp()`),
    event: text("event").notNull(),
    userName: text("user_name").notNull(),
    /** The agency of the user at that time. */
    agencyId: text("agency_id").references(() => agency.shortName, { onDelete: "cascade" }),
    /** IP address; empty for an event without a request, and like `client` once the user is erased. */
    address: text("address").notNull(),
    /** User-Agent, cut to a maximum length; without a request the name of the work, such as an admin command. */
    client: text("client").notNull(),
    /** A JSON object of texts. */
    detail: text("detail").notNull(),
  },
  (table) => [
    index("security_event_user").on(table.userName, table.at),
    index("security_event_agency").on(table.agencyId, table.at),
    index("security_event_at").on(table.at),
  ],
);
