import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { periodOfDays, type Period } from "@/contract/period-steps";
import type { Db } from "../../db/database";
import { account, fileBalance, fileYear } from "../../db/schema";
import { isResultAccount } from "../../key-figures/balances/books-balances";
import type { FileYear } from "../../statements/account-figures";
import type { BudgetRecord } from "../../statements/budget";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";

/** The budget that the fiscal year's file has, by account, month and objects. */
export async function readBudget(tx: Db, { companyId, id }: FiscalYearRow): Promise<BudgetRecord[]> {
  const rows = await tx
    .select({
      month: fileBalance.month,
      account: fileBalance.account,
      objects: fileBalance.objects,
      amount: fileBalance.amount,
    })
    .from(fileBalance)
    .where(and(recordsOf(companyId, id, 0), eq(fileBalance.kind, "PBUDGET")))
    .orderBy(asc(fileBalance.ordinal));
  return rows.map(({ month, ...row }) => ({ ...row, month: month! }));
}

/** What the fiscal year's file says of the year before it: #RES −1, #UB −1 and #IB −1. Null where it has none of them. */
export async function readFileYear(
  tx: Db,
  { companyId, id }: FiscalYearRow,
): Promise<{ period: Period; accounts: FileYear } | null> {
  const [days] = await tx
    .select()
    .from(fileYear)
    .where(and(eq(fileYear.companyId, companyId), eq(fileYear.fiscalYearId, id), eq(fileYear.yearIndex, -1)));
  if (!days) return null;
  const rows = await tx
    .select({ kind: fileBalance.kind, account: fileBalance.account, amount: fileBalance.amount })
    .from(fileBalance)
    .where(and(recordsOf(companyId, id, -1), inArray(fileBalance.kind, ["RES", "UB", "IB"])));
  if (!rows.some(({ kind }) => kind !== "IB")) return null;
  const accounts = new Map<string, { booked: bigint; opening: bigint }>();
  for (const { kind, account: number, amount } of rows) {
    // Some programs write #UB for result accounts too.
    if ((kind === "RES") !== isResultAccount(number)) continue;
    const of = accounts.get(number) ?? { booked: 0n, opening: 0n };
    if (kind === "IB") of.opening += amount;
    of.booked += kind === "IB" ? -amount : amount;
    accounts.set(number, of);
  }
  return { period: periodOfDays(days.firstDay, days.lastDay), accounts };
}

/** Names of accounts by number; those of later fiscal years in the list win. */
export async function readAccountNames(
  tx: Db,
  companyId: string,
  fiscalYearIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ year: account.fiscalYearId, number: account.number, name: account.name })
    .from(account)
    .where(and(eq(account.companyId, companyId), inArray(account.fiscalYearId, [...fiscalYearIds])));
  const names = new Map<string, string>();
  for (const id of fiscalYearIds) {
    for (const { year, number, name } of rows) if (year === id && name !== "") names.set(number, name);
  }
  return names;
}

/** The file's records of whole accounts or their budgets, of its year with this index. */
function recordsOf(companyId: string, fiscalYearId: string, yearIndex: number) {
  return and(
    eq(fileBalance.companyId, companyId),
    eq(fileBalance.fiscalYearId, fiscalYearId),
    eq(fileBalance.yearIndex, yearIndex),
    yearIndex === 0 ? undefined : eq(fileBalance.objects, sql`'{}'::text[]`),
  );
}
