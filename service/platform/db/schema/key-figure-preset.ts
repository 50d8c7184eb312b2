import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { company } from "./company";

export const keyFigurePreset = pgTable(
  "key_figure_preset",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    keyFigureTypes: text("key_figure_types").array().notNull(),
    /**
     * True for a preset of the company's own. False for the built-in ones that a company is created with, and in rows
     * from before this column existed. A false row counts as its own too, unless it equals the built-in preset with its
     * id: the company then has the inherited preset (ADR 0082).
     */
    isOwn: boolean("is_own").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
