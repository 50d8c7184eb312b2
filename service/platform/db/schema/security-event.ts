import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { agency } from "./agency";

/** Events in the access of users, stored for a time. Holds no secrets. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** By the database's clock, to the microsecond: events are read in their order. */
    at: timestamp("at", { withTimezone: true, mode: "date", precision: 6 })
      .notNull()
      .default(sql`clock_timestamp()`),
    event: text("event").notNull(),
    userName: text("user_name").notNull(),
    /** The user's agency when it happened. */
    agencyId: text("agency_id").references(() => agency.shortName, { onDelete: "cascade" }),
    address: text("address").notNull(),
    /** User-Agent, cut. */
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
