import { and, asc, eq, inArray, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Budget, BudgetAmount } from "@/contract/budgets";
import { isMonthWithin } from "@/contract/calendar";
import { readBudgets, type YearBudget } from "../../books/ledger/read-budgets";
import type { Db } from "../../platform/db/database";
import { budgetAmount, fiscalYear } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";

/** The object for which {@link readBudgets} reads the budget of the whole company. */
const WHOLE_COMPANY = "";

/** The budget of a fiscal year, by account and month: the amounts typed in, and those of its file. */
export async function getBudget(context: RequestContext, companyId: string, fiscalYearId: string): Promise<Budget> {
  const { item: year } = await requireItemAccess(context, companyId, "target.read", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const ofFiles = await readBudgets(context.db, companyId, [fiscalYearId], WHOLE_COMPANY);
  const ofFile = amountsOf(ofFiles.get(fiscalYearId));
  return {
    typed: await readTypedBudget(context.db, companyId, fiscalYearId),
    // Amounts of months outside the fiscal year count nowhere, and the import has warned of them.
    file: ofFile.filter(({ month }) => isMonthWithin(month, year.firstDay, year.lastDay)),
  };
}

export async function readTypedBudget(db: Db, companyId: string, fiscalYearId: string): Promise<BudgetAmount[]> {
  const rows = await db
    .select({ account: budgetAmount.account, month: budgetAmount.month, amount: budgetAmount.amount })
    .from(budgetAmount)
    .where(isOfYear(companyId, fiscalYearId))
    .orderBy(sql`${budgetAmount.account} collate "C"`, asc(budgetAmount.month));
  return rows.map(({ amount, ...place }) => ({ ...place, amount: Number(amount) }));
}

/** The budgets in force, by fiscal-year id: the one typed in if the year has one, else the one of its file. */
export async function readBudgetsInForce(
  db: Db,
  companyId: string,
  fiscalYearIds: readonly string[],
): Promise<Map<string, YearBudget>> {
  const budgets = await readBudgets(db, companyId, fiscalYearIds, WHOLE_COMPANY);
  const rows = await db
    .select()
    .from(budgetAmount)
    .where(and(eq(budgetAmount.companyId, companyId), inArray(budgetAmount.fiscalYearId, [...fiscalYearIds])));
  const typed = new Map<string, YearBudget>();
  for (const { fiscalYearId, account, month, amount } of rows) {
    const year = typed.get(fiscalYearId) ?? new Map<string, Map<string, bigint>>();
    typed.set(fiscalYearId, year.set(account, (year.get(account) ?? new Map<string, bigint>()).set(month, amount)));
  }
  return new Map([...budgets, ...typed]);
}

/**
 * SQL for a column in a query of `fiscal_year`: a text that changes whenever the typed-in budget of that year does;
 * null without one.
 */
export function budgetVersion(companyId: Placeholder): SQL<string | null> {
  const { account, month, amount } = budgetAmount;
  return sql<string | null>`(
    select md5(string_agg(concat_ws(' ', ${account}, ${month}, ${amount}), ',' order by ${account}, ${month}))
    from ${budgetAmount} where ${budgetAmount.companyId} = ${companyId}
      and ${budgetAmount.fiscalYearId} = ${fiscalYear.id})`;
}

export function isOfYear(companyId: string, fiscalYearId: string): SQL | undefined {
  return and(eq(budgetAmount.companyId, companyId), eq(budgetAmount.fiscalYearId, fiscalYearId));
}

function amountsOf(budget: YearBudget = new Map()): BudgetAmount[] {
  return [...budget]
    .sort(byKey)
    .flatMap(([account, months]) =>
      [...months].sort(byKey).map(([month, amount]) => ({ account, month, amount: Number(amount) })),
    );
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
