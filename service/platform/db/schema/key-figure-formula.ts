import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { instant } from "./columns";
import { company } from "./company";

/**
 * A row for every version of a company's own key figures; that with the highest number is in force. A deleted one has
 * none. Those that the company inherits from its agency are in `standard`.
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
    /** Decimals of its values when shown; null for those of its type. */
    decimals: integer("decimals"),
    description: text("description"),
    changed: instant("changed").notNull(),
    /** The author's name as it was then. */
    changedBy: text("changed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id, table.version] })],
);
