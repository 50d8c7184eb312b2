import { foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ore } from "./columns";
import { fiscalYear } from "./fiscal-year";

/** The entered budget of a fiscal year, which replaces the budget in the SIE file. */
export const budgetAmount = pgTable(
  "budget_amount",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    account: text("account").notNull(),
    /** YYYY-MM */
    month: text("month").notNull(),
    /** Debit +, credit −. */
    amount: ore("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.account, table.month] }),
    foreignKey({
      columns: [table.companyId, table.fiscalYearId],
      foreignColumns: [fiscalYear.companyId, fiscalYear.id],
    }).onDelete("cascade"),
  ],
);
