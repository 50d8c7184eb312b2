import { TRACED_ROWS, type TracedAccount } from "@/contract/figures/key-figure-trace";
import { periodOfDays } from "@/contract/period";
import type { Db } from "../../../platform/db/database";
import { HttpError } from "../../../platform/http-error";
import type { CountedRecord } from "../../../books/balances/books-balances";
import type { Books } from "../../../figures/engine/books";
import { unitsOf } from "../../../figures/engine/values";
import { readAccounts } from "../../../books/ledger/read-accounts";
import { readFileRecords } from "../../../books/ledger/read-file-records";
import {
  countRows,
  readAccountDays,
  type AccountDays,
  type LedgerRow,
  type LedgerScope,
} from "../../../books/ledger/read-ledger";
import type { TracedLeaf, TracedLeaves } from "./traced-leaves";

interface RowSelection {
  /** Reads the rows of this account only; when absent, those of all accounts unless there are more than TRACED_ROWS. */
  account?: string | undefined;
  /** The number of rows to skip in each fiscal year. */
  offset: number;
}

interface YearOfTrace {
  index: number;
  scope: LedgerScope;
  leaves: TracedLeaf[];
  /** For each account the range of days whose rows are needed. */
  days: AccountDays[];
  /** The number of rows of each account by month. */
  counts: Map<string, Map<string, number>>;
}

/**
 * Reads the accounts of a trace: their amounts, the records behind these, and the rows of vouchers.
 * @throws HttpError invalid when nothing of the selected account is in the value
 */
export async function traceAccounts(
  tx: Db,
  company: Pick<LedgerScope, "companyId" | "dimensionId">,
  books: Books,
  leaves: TracedLeaves,
  { account: onlyAccount, offset }: RowSelection,
): Promise<{ accounts: TracedAccount[]; rowCount: number }> {
  const years: YearOfTrace[] = [];
  for (const [index, { fiscalYearId }] of books.years.entries()) {
    const ofYear = leaves.ofYear(index);
    if (ofYear.length === 0) continue;
    const scope = { ...company, fiscalYearId };
    // A year known only from the next year's file has no vouchers.
    const days = books.years[index]!.fromNextFile ? [] : ofYear.flatMap((leaf) => daysOf(books, leaf));
    years.push({ index, scope, leaves: ofYear, days, counts: await countRows(tx, scope, days) });
  }
  if (
    onlyAccount !== undefined &&
    !years.some((year) => year.leaves.some(({ amounts }) => amounts.account === onlyAccount))
  ) {
    throw new HttpError(
      "invalid",
      `The query is not valid: account: nothing of the account "${onlyAccount}" is in the value.`,
    );
  }
  const rowCount = years.reduce((sum, { counts }) => [...counts.values()].reduce((all, of) => all + total(of), sum), 0);
  const isWanted = (number: string) => (onlyAccount === undefined ? rowCount <= TRACED_ROWS : number === onlyAccount);
  const accounts: TracedAccount[] = [];
  for (const year of years) {
    const days = year.days.filter(({ account: number }) => isWanted(number));
    const page = await readAccountDays(tx, year.scope, days, { limit: TRACED_ROWS, offset });
    accounts.push(...(await accountsOfYear(tx, books, year, isWanted, page.rows)));
  }
  return { accounts, rowCount };
}

async function accountsOfYear(
  tx: Db,
  books: Books,
  { index, scope, leaves, counts }: YearOfTrace,
  isWanted: (number: string) => boolean,
  rows: readonly LedgerRow[],
): Promise<TracedAccount[]> {
  const { importId, ...records } = await readFileRecords(tx, scope, books.years[index]!);
  const numbers = leaves.map(({ amounts }) => amounts.account);
  const stored = await readAccounts(tx, scope, numbers);
  const openings = byAccount(records.openings, ({ record }) => record.account);
  const movements = byAccount(records.movements, ({ record }) => record.account);
  const rowsOf = byAccount(rows, (row) => row.account);
  const sliceOfRecord = (record: CountedRecord["record"]) =>
    books.sliceOf(index, "month" in record ? record.month : null);
  return leaves.map(({ amounts, opening, first, last }): TracedAccount => {
    const number = amounts.account;
    const isWithin = (slice: number) => first <= slice && slice <= last;
    const recordsInRange = (movements.get(number) ?? []).filter(({ record }) => isWithin(sliceOfRecord(record)));
    const monthCounts = counts.get(number) ?? new Map<string, number>();
    // Rows or records that sum to 0 have no amount in the books, but are listed under a movement of their month too.
    const amountsBySlice = new Map([
      ...recordsInRange.map(({ record }): [number, bigint] => [sliceOfRecord(record), 0n]),
      ...Array.from(monthCounts.keys(), (month): [number, bigint] => [books.sliceOf(index, month), 0n]),
      ...amounts.movements,
    ]);
    return {
      fiscalYearId: scope.fiscalYearId,
      ...(books.years[index]!.fromNextFile && { yearBefore: true as const }),
      number,
      name: stored.get(number)?.name ?? "",
      ...(opening && {
        opening: {
          amount: unitsOf(amounts.opening ?? 0n),
          records: (openings.get(number) ?? []).map((record) => toTracedRecord(record, importId)),
        },
      }),
      movements: [...amountsBySlice]
        .filter(([slice]) => isWithin(slice))
        .sort(([a], [b]) => a - b)
        .map(([slice, amount]) => {
          const { firstDay, lastDay } = books.slices[slice]!;
          return { period: periodOfDays(firstDay, lastDay), amount: unitsOf(amount) };
        }),
      records: recordsInRange.map((record) => toTracedRecord(record, importId)),
      rowCount: total(monthCounts),
      ...(isWanted(number) && { rows: (rowsOf.get(number) ?? []).map(toTracedRow) }),
    };
  });
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The days of the rows that a leaf needs: none if it needs the opening balance only. */
export function daysOf(books: Books, { amounts, first, last }: TracedLeaf): AccountDays[] {
  if (last < first) return [];
  const { firstDay } = books.slices[first]!;
  return [{ account: amounts.account, firstDay, lastDay: books.slices[last]!.lastDay }];
}

function toTracedRecord({ record, amount }: CountedRecord, importId: string): TracedAccount["records"][number] {
  return {
    // Records of the budget, which the type includes, are not among those that the books are made of.
    record: record.kind as TracedAccount["records"][number]["record"],
    yearIndex: record.yearIndex,
    ...("month" in record && { month: record.month }),
    amount: unitsOf(amount),
    import: importId,
    line: record.lineNo,
  };
}

function toTracedRow({ account: _, amount, file, ...row }: LedgerRow): NonNullable<TracedAccount["rows"]>[number] {
  return { ...row, amount: unitsOf(amount), import: file.id };
}

function byAccount<T>(items: readonly T[], accountOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(accountOf(item));
    if (group) group.push(item);
    else groups.set(accountOf(item), [item]);
  }
  return groups;
}
