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
     * True for a preset that a user has written. A false one is the company's own too, unless it says the same as the
     * program's preset with this id: then a standard of the agency or of the company type replaces it (ADR 0082).
     */
    isOwn: boolean("is_own").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
