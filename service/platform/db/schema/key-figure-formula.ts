import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { instant } from "./columns";
import { company } from "./company";

/**
 * One row per version of an own key figure of a company; the highest version is current. A deleted key figure has
 * no rows. Key figures that the company inherits from its agency or company type are in `standard`.
 */
export const keyFigureFormula = pgTable(
  "key_figure_formula",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    formula: text("formula").notNull(),
    valueType: text("value_type").$type<ValueType>().notNull(),
    /** Displayed decimals of its values; null for the default of its type. */
    decimals: integer("decimals"),
    description: text("description"),
    changed: instant("changed").notNull(),
    /** The name of the author, as it was then. */
    changedBy: text("changed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id, table.version] })],
);
