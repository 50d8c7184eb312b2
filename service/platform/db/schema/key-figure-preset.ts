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
     * True for a preset that a user has written. A false row that equals the built-in preset with its id is a copy and
     * stands for what the company inherits (ADR 0082); a false row that differs from it is the company's own.
     */
    isOwn: boolean("is_own").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
