import { sql } from "drizzle-orm";
import { date, foreignKey, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { ore } from "./columns";
import { fiscalYear } from "./fiscal-year";

/**
 * Balances of a fiscal year, stored and deleted together with its books. A row has all accounts with an amount, of the
 * company or of one object, because they are read together (ADR 0036). The amounts of an object are parts of those of
 * the account. For SQL there are the views {@link openingBalance} and {@link monthlyMovement}.
 */
export const accountBalances = pgTable(
  "account_balances",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    /** Dimension and object joined by `_`; empty for the company. */
    object: text("object").notNull(),
    accounts: text("accounts").array().notNull(),
    /** Opening balance of each account; debit +, credit −. */
    openings: ore("openings").array().notNull(),
    /**
     * The movements of each account in turn, one for every calendar month that the fiscal year touches. If only the
     * whole year is known (`fiscal_year.months_known`, `months_unknown`), the amount is in the last month of the books.
     */
    movements: ore("movements").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fiscalYearId, table.object] }),
    foreignKey({
      columns: [table.companyId, table.fiscalYearId],
      foreignColumns: [fiscalYear.companyId, fiscalYear.id],
    }).onDelete("cascade"),
  ],
);

export const openingBalance = pgView("opening_balance", {
  companyId: text("company_id").notNull(),
  fiscalYearId: text("fiscal_year_id").notNull(),
  object: text("object").notNull(),
  account: text("account").notNull(),
  amount: ore("amount").notNull(),
}).as(
  sql`select company_id, fiscal_year_id, object, account, amount
    from account_balances cross join lateral unnest(accounts, openings) as o (account, amount) where amount <> 0`,
);

export const monthlyMovement = pgView("monthly_movement", {
  companyId: text("company_id").notNull(),
  fiscalYearId: text("fiscal_year_id").notNull(),
  object: text("object").notNull(),
  account: text("account").notNull(),
  /** First day of the calendar month, even if the fiscal year begins inside it. */
  month: date("month", { mode: "string" }).notNull(),
  amount: ore("amount").notNull(),
}).as(
  sql`select b.company_id, b.fiscal_year_id, object, accounts[(i - 1) / months + 1] as account,
    (date_trunc('month', y.first_day::timestamp) + (i - 1) % months * interval '1 month')::date as month, amount
    from account_balances b join fiscal_year y on y.company_id = b.company_id and y.id = b.fiscal_year_id
    cross join lateral (select cardinality(movements) / cardinality(accounts) as months) m
    cross join lateral unnest(movements) with ordinality as a (amount, i) where amount <> 0`,
);
