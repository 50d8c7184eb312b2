import { date, foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ore } from "./columns";
import { fiscalYear } from "./fiscal-year";

/**
 * Balances of a fiscal year's books, made by the import that stores the books and gone with them. What is read is one
 * object of all accounts, so the object stands before the account. An object's amounts are parts of the account's.
 */
export const openingBalance = pgTable(
  "opening_balance",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** Dimension and object joined by `_`; empty for the whole account. */
    object: text("object").notNull(),
    account: text("account").notNull(),
    /** Debit +, credit −. */
    amount: ore("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.object, table.account] }),
    foreignKey({
      columns: [table.companyId, table.fiscalYearId],
      foreignColumns: [fiscalYear.companyId, fiscalYear.id],
    }).onDelete("cascade"),
  ],
);

/** What was booked in a month; where `fiscal_year.months_known` is false the whole year's amount stands in its last month. */
export const monthlyMovement = pgTable(
  "monthly_movement",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    object: text("object").notNull(),
    account: text("account").notNull(),
    /** First day of the calendar month, also where the fiscal year begins inside it. */
    month: date("month", { mode: "string" }).notNull(),
    amount: ore("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.object, table.account, table.month] }),
    foreignKey({
      columns: [table.companyId, table.fiscalYearId],
      foreignColumns: [fiscalYear.companyId, fiscalYear.id],
    }).onDelete("cascade"),
  ],
);
