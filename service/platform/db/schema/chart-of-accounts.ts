import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { company } from "./company";

/** Own charts of companies; the built-in chart has no row. */
export const chartOfAccounts = pgTable(
  "chart_of_accounts",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** The whole object in wire format. */
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
