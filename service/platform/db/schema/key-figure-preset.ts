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
     * False for an unchanged standard preset of a new company. A standard of the agency with this id replaces it
     * (ADR 0082).
     */
    isOwn: boolean("is_own").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
