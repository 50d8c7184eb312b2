import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { fileBalance, fileYear } from "../../platform/db/schema";
import { BalanceSums } from "../../books/balances/account-balances";
import { yearBeforeRecords } from "../../books/balances/year-before";
import type { YearBalances } from "../../figures/engine/year-sums";

type YearBefore = Pick<
  YearBalances,
  "firstDay" | "lastDay" | "lastLedgerDate" | "monthsKnown" | "monthsUnknown" | "accounts" | "fromNextFile"
>;

/** Maps fiscal-year ids to the balances of the year before (#RAR −1) in their files. */
export async function readYearsBefore(
  tx: Db,
  companyId: string,
  fiscalYearIds: readonly string[],
): Promise<Map<string, YearBefore>> {
  const ofYears = (table: typeof fileYear | typeof fileBalance) =>
    and(eq(table.companyId, companyId), inArray(table.fiscalYearId, [...fiscalYearIds]), eq(table.yearIndex, -1));
  const years = await tx.select().from(fileYear).where(ofYears(fileYear));
  if (years.length === 0) return new Map();
  const { fiscalYearId, kind, yearIndex, account, amount, line } = fileBalance;
  const rows = await tx
    .select({ fiscalYearId, kind, yearIndex, account, amount, lineNo: line })
    .from(fileBalance)
    .where(and(ofYears(fileBalance), inArray(kind, ["IB", "UB", "RES"])))
    .orderBy(asc(fileBalance.ordinal));
  const found = new Map<string, YearBefore>();
  for (const { fiscalYearId: id, firstDay, lastDay } of years) {
    // The query reads no #PSALDO and #PBUDGET; leaving them out here too narrows the type.
    const balances = rows.flatMap((row) =>
      row.fiscalYearId === id && row.kind !== "PSALDO" && row.kind !== "PBUDGET"
        ? [{ ...row, kind: row.kind, objects: [], quantity: null }]
        : [],
    );
    const records = yearBeforeRecords({ balances });
    if (!records) continue;
    const sums = new BalanceSums({ start: firstDay, end: lastDay });
    for (const { record, amount: opening } of records.openings) sums.addOpening("", record.account, opening);
    for (const { record, amount: moved } of records.movements) sums.addMovement("", record.account, lastDay, moved);
    found.set(id, {
      firstDay,
      lastDay,
      lastLedgerDate: lastDay,
      monthsKnown: false,
      monthsUnknown: new Set<string>(),
      accounts: Array.from(sums.entries()).flatMap((entry) => entry.accounts),
      fromNextFile: records.known,
    });
  }
  return found;
}
