import { sql } from "drizzle-orm";
import { budgetUpdateSchema, type BudgetAmount, type BudgetChange } from "@/contract/budgets";
import { isMonthWithin } from "@/contract/calendar";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { arrayOf, insertColumns } from "../../platform/db/insert-columns";
import { requireUnchangedValues } from "../../platform/db/require-unchanged-values";
import { requireUnique } from "../../platform/db/require-unique";
import { budgetAmount } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireItemAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { findFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { getBudget, readTypedBudget } from "./read-budget";

/**
 * Inserts or replaces the amounts sent, clears those that are null, and leaves all others, in one transaction. If an
 * amount has a `before` that differs from the stored value, nothing is written (ADR 0052). Returns the amounts as they
 * are stored now, in the order sent.
 */
export async function updateBudget(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<BudgetAmount[]> {
  await requireItemAccess(context, companyId, "target.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const sent = await body(budgetUpdateSchema);
  requireUnique(sent, keyOf, "account and month");
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const year = await findFiscalYear(tx, companyId, fiscalYearId, true);
    requireInside(sent, year);
    const name = `The budget of fiscal year "${fiscalYearId}"`;
    // If-Match covers the budget of the file too, which is not read otherwise.
    if (context.ifMatch !== null) {
      await requireMatch(context, await getBudget({ ...context, db: tx }, companyId, fiscalYearId), name);
    }
    const before = await readTypedBudget(tx, companyId, fiscalYearId);
    const amounts = new Map(before.map((amount) => [keyOf(amount), amount.amount]));
    const stored = sent.map((change) => amounts.get(keyOf(change)) ?? null);
    requireUnchangedValues(sent, stored, name);
    const after = sent.map(({ account, month, amount }) => ({ account, month, amount }));
    if (after.every(({ amount }, i) => amount === stored[i])) return after;
    await store(tx, companyId, fiscalYearId, after);
    const keys = new Set(sent.map(keyOf));
    await audit(tx, context, {
      action: "update",
      resource: "Budget",
      resourceId: fiscalYearId,
      companyId,
      before: before.filter((amount) => keys.has(keyOf(amount))),
      after,
    });
    return after;
  });
}

async function store(tx: Db, companyId: string, fiscalYearId: string, amounts: readonly BudgetAmount[]): Promise<void> {
  const key = [
    { column: "account", type: "text", of: ({ account }: BudgetAmount) => account },
    { column: "month", type: "text", of: ({ month }: BudgetAmount) => month },
  ] as const;
  const cleared = amounts.filter(({ amount }) => amount === null);
  if (cleared.length > 0) {
    const arrays = key.map(({ type, of }) => arrayOf(type, cleared, of));
    await tx.execute(sql`delete from ${budgetAmount} where ${budgetAmount.companyId} = ${companyId}
      and ${budgetAmount.fiscalYearId} = ${fiscalYearId}
      and (account, month) in (select * from unnest(${sql.join(arrays, sql`, `)}))`);
  }
  await insertColumns(
    tx,
    "budget_amount",
    { company_id: companyId, fiscal_year_id: fiscalYearId },
    [...key, { column: "amount", type: "bigint", of: ({ amount }) => amount }],
    amounts.filter(({ amount }) => amount !== null),
    sql`on conflict (company_id, fiscal_year_id, account, month) do update set amount = excluded.amount`,
  );
}

function keyOf({ account, month }: Pick<BudgetAmount, "account" | "month">): string {
  return `${account} ${month}`;
}

function requireInside(amounts: readonly BudgetChange[], { firstDay, lastDay }: FiscalYearRow): void {
  const index = amounts.findIndex(({ month }) => !isMonthWithin(month, firstDay, lastDay));
  if (index >= 0) {
    const months = `${firstDay.slice(0, 7)} to ${lastDay.slice(0, 7)}`;
    throw new HttpError(
      "invalid",
      `The body is not valid: $[${index}].month: expected a month of the fiscal year, ${months}.`,
    );
  }
}
