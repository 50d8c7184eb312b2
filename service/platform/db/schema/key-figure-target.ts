import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { double } from "./columns";
import { company } from "./company";

export const keyFigureTarget = pgTable(
  "key_figure_target",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    keyFigureType: text("key_figure_type").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    value: double("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.keyFigureType, table.firstDay, table.lastDay] })],
);
