import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { agency } from "./agency";

/** Blocks that reports of an agency's companies begin with (ADR 0097). */
export const reportTemplate = pgTable(
  "report_template",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Type of the companies that it is meant for; null where it is for all. */
    companyTypeId: text("company_type_id"),
    /** In wire format. */
    blocks: text("blocks").notNull(),
  },
  (table) => [index("report_template_agency").on(table.agencyId)],
);
