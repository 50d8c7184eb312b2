import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { periodOfDays, type Period } from "@/contract/period-steps";
import type { Db } from "../../db/database";
import { account, fileBalance, fileYear } from "../../db/schema";
import { isResultAccount } from "../../key-figures/balances/books-balances";
import type { FileYear } from "../../statements/account-figures";
import type { SieAccountType } from "../../sie/sie-records";
import type { Written, WrittenAmount } from "../../statements/reconcile";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";

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

const FIELDS: Partial<Record<string, keyof Written>> = {
  ...{ "IB 0": "ib", "UB 0": "ub", "RES 0": "res", "PSALDO 0": "months" },
  ...{ "UB -1": "ubBefore", "RES -1": "resBefore" },
};

/** The control totals of a fiscal year's file: its records for whole accounts, of its own year and the one before. */
export async function readWritten(tx: Db, { companyId, id }: FiscalYearRow): Promise<Written> {
  const rows = await tx
    .select()
    .from(fileBalance)
    .where(
      and(
        eq(fileBalance.companyId, companyId),
        eq(fileBalance.fiscalYearId, id),
        inArray(fileBalance.kind, ["IB", "UB", "RES", "PSALDO"]),
        inArray(fileBalance.yearIndex, [0, -1]),
        eq(fileBalance.objects, sql`'{}'::text[]`),
      ),
    )
    .orderBy(asc(fileBalance.ordinal));
  const written = {
    ...{ ib: new Map<string, WrittenAmount>(), ub: new Map<string, WrittenAmount>() },
    ...{ res: new Map<string, WrittenAmount>(), months: new Map<string, WrittenAmount>() },
    ...{ ubBefore: new Map<string, WrittenAmount>(), resBefore: new Map<string, WrittenAmount>() },
  };
  for (const { kind, yearIndex, month, account: number, amount, line } of rows) {
    const field = FIELDS[`${kind} ${yearIndex}`];
    if (field) written[field].set(month === null ? number : `${number} ${month}-01`, { amount, lineNo: line });
  }
  return written;
}

export async function readAccounts(
  tx: Db,
  { companyId, fiscalYearId }: { companyId: string; fiscalYearId: string },
): Promise<Map<string, { name: string; type: SieAccountType | null }>> {
  const rows = await tx
    .select({ number: account.number, name: account.name, type: account.type })
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.fiscalYearId, fiscalYearId)));
  return new Map(rows.map(({ number, ...of }) => [number, of]));
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
