import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { agency } from "./agency";

/** Templates with the initial blocks of reports of an agency (ADR 0097). */
export const reportTemplate = pgTable(
  "report_template",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The type of the companies that it is for; null for all. */
    companyTypeId: text("company_type_id"),
    /** In wire format. */
    blocks: text("blocks").notNull(),
  },
  (table) => [index("report_template_agency").on(table.agencyId)],
);
