import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { agency } from "./agency";

/** Types by which an agency sorts its companies. */
export const companyType = pgTable(
  "company_type",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
);
