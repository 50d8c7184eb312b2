import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
