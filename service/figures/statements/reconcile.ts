import { addMonths, startOfMonth, type CalendarDay } from "@/contract/calendar";
import {
  AGREEMENTS,
  type Agreement,
  type ReconciledAccount,
  type Reconciliation,
  type ReconciliationCheck,
} from "@/contract/statements/reconciliation";
import { accountGroups } from "../engine/account-groups";
import type { YearBalances } from "../engine/year-sums";
import { isResultAccount, type AmountWithLine } from "../../books/sie/checks/account-totals";
import { isTransfer } from "../../books/sie/checks/result-transfer";
import { isResultNumber } from "../../books/sie/month-readings";
import type { SieAccountType } from "../../books/sie/sie-records";
import { sectionOf } from "./sections";

/**
 * The control totals of the file: its records for whole accounts, in öre. They are by account; #PSALDO by account and
 * the first day of the month, joined by a space.
 */
export type ControlTotals = Record<
  "ib" | "ub" | "res" | "ubBefore" | "resBefore" | "months",
  ReadonlyMap<string, AmountWithLine>
>;

interface Reconciled {
  year: YearBalances;
  /** The fiscal year that ends the day before, in the same currency; null if the books have none. */
  yearBefore: YearBalances | null;
  /** True if the balances come from the file's vouchers, even if the import left all of these out. */
  isFromVouchers: boolean;
  /** True if the books have vouchers: the file's, or those that were added to it. */
  hasVouchers: boolean;
  written: ControlTotals;
  accounts: ReadonlyMap<string, { name: string; type: SieAccountType | null }>;
}

interface Comparison {
  /** As in {@link ControlTotals}. */
  key: string;
  books: bigint;
  file: AmountWithLine | undefined;
}

/** Compares the balances of a fiscal year with the records of its file, and checks that the books are consistent. */
export function reconcile({
  year,
  yearBefore,
  isFromVouchers,
  hasVouchers,
  written: all,
  accounts,
}: Reconciled): Pick<Reconciliation, "basis" | "agreement" | "checks"> {
  // Some programs write months of the year before beside those of the fiscal year.
  const written = { ...all, months: monthsIn(year, all.months) };
  const opened = year.accounts.filter(({ opening }) => opening !== 0n);
  const openings = new Map(opened.map(({ account, opening }) => [account, opening]));
  const booked = bookedOf(year);
  // The file may give months of objects only, which `written` lacks: amounts of books without vouchers come from them.
  const hasMonths = written.months.size > 0 || (!hasVouchers && booked.size > 0);
  const basis = !year.monthsKnown ? "year" : hasMonths && !isFromVouchers ? "months" : "vouchers";
  /** Null for accounts of neither kind, of which only the months are compared. */
  const isResult = (number: string) =>
    isResultAccount({
      account: { number, type: accounts.get(number)?.type ?? null },
      opening: written.ib.get(number) ?? null,
      ub: written.ub.get(number) ?? null,
      res: written.res.get(number) ?? null,
    });
  const numbers = [...new Set([...openings.keys(), ...booked.keys(), ...keysOf(written.ib, written.ub, written.res)])];
  const compare = (id: ReconciliationCheck["id"], comparisons: Comparison[]) =>
    compareAccounts(id, comparisons, (number) => accounts.get(number)?.name ?? "");

  const checks: ReconciliationCheck[] = [];
  const before = closingBefore(yearBefore, written);
  if (before && written.ib.size > 0) {
    const compared = new Set([...before.keys(), ...written.ib.keys()]);
    checks.push(
      compare(
        "openingBalances",
        [...compared]
          .filter((number) => isResult(number) === false)
          .map((key) => ({ key, books: before.get(key) ?? 0n, file: written.ib.get(key) })),
      ),
    );
  }
  // Balances made from #UB and #RES cannot be checked against them.
  const isMadeFromYear = basis === "year" && !hasVouchers;
  if (written.ub.size > 0 && !isMadeFromYear) {
    const closing = (key: string) => (openings.get(key) ?? 0n) + (booked.get(key) ?? 0n);
    const balances = numbers.filter((number) => isResult(number) === false);
    checks.push(
      compare(
        "closingBalances",
        balances.map((key) => ({ key, books: closing(key), file: written.ub.get(key) })),
      ),
    );
  }
  if (written.res.size > 0 && !isMadeFromYear) {
    const results = numbers.filter((number) => isResult(number) === true);
    checks.push(
      compare(
        "result",
        results.map((key) => ({ key, books: booked.get(key) ?? 0n, file: written.res.get(key) })),
      ),
    );
  }
  if (basis === "vouchers" && written.months.size > 0) {
    const months = monthsOf(year);
    const keys = [...new Set([...months.keys(), ...written.months.keys()])];
    checks.push(
      compare(
        "months",
        keys.map((key) => ({ key, books: months.get(key) ?? 0n, file: written.months.get(key) })),
      ),
    );
  }
  checks.push(...checkSums(year, openings, booked, resultsBefore(yearBefore, written)));
  const worst = Math.max(...checks.map(({ agreement }) => AGREEMENTS.indexOf(agreement)));
  return { basis, agreement: AGREEMENTS[worst]!, checks };
}

function compareAccounts(
  id: ReconciliationCheck["id"],
  comparisons: readonly Comparison[],
  nameOf: (account: string) => string,
): ReconciliationCheck {
  const accounts: ReconciledAccount[] = [];
  let allBooks = 0n;
  let allFile = 0n;
  let absolute = 0n;
  for (const { key, books, file } of comparisons.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const amount = file?.amount ?? 0n;
    allBooks += books;
    allFile += amount;
    if (books === amount) continue;
    const [number, month] = key.split(" ") as [string, CalendarDay | undefined];
    absolute += books > amount ? books - amount : amount - books;
    accounts.push({
      number,
      name: nameOf(number),
      ...(month !== undefined && { month }),
      ...amounts(books, amount),
      ...(file && { line: file.lineNo }),
    });
  }
  const agreement = accounts.length === 0 ? "agrees" : "differs";
  const differences = { ...amounts(allBooks, allFile), absoluteDifference: Number(absolute) };
  return { id, agreement, ...differences, compared: comparisons.length, accounts };
}

/** The sums that must be zero in double-entry books, and the balance sheet they result in. */
function checkSums(
  year: YearBalances,
  openings: ReadonlyMap<string, bigint>,
  booked: ReadonlyMap<string, bigint>,
  resultsOfYearBefore: readonly bigint[],
): ReconciliationCheck[] {
  const groups = accountGroups(year.chart);
  const [openingSum, bookedSum] = [sum(openings.values()), sum(booked.values())];
  let assets = 0n;
  let liabilities = 0n;
  for (const number of new Set([...openings.keys(), ...booked.keys()])) {
    const section = sectionOf(groups, number);
    const balance = (openings.get(number) ?? 0n) + (booked.get(number) ?? 0n);
    if (section === "assets") assets += balance;
    else if (section === "liabilities") liabilities -= balance;
    else if (section !== "outside") liabilities -= booked.get(number) ?? 0n;
  }
  // True if the opening balances lack exactly the result of the year before, because it is not yet moved to equity.
  const lacksResult = openingSum !== 0n && resultsOfYearBefore.some((result) => openingSum === -result);
  const opening = agreementOf(openingSum, lacksResult);
  // The difference may already be in the opening balances.
  const isOpening = openingSum !== 0n && assets - liabilities === openingSum;
  return [
    {
      id: "openingSum",
      agreement: opening,
      ...sums(openingSum, 0n),
      ...(lacksResult && { explanation: "resultOfYearBefore" }),
    },
    { id: "bookedSum", agreement: agreementOf(bookedSum, false), ...sums(bookedSum, 0n) },
    {
      id: "balanceSheet",
      agreement: agreementOf(assets - liabilities, isOpening && lacksResult),
      ...sums(assets, liabilities),
      ...(isOpening && { explanation: lacksResult ? "resultOfYearBefore" : "openingBalances" }),
    },
  ];
}

/** The result of a check that compares no accounts. */
function sums(books: bigint, file: bigint) {
  const differences = amounts(books, file);
  return { ...differences, absoluteDifference: Math.abs(differences.difference), compared: 0, accounts: [] };
}

function agreementOf(difference: bigint, isExplained: boolean): Agreement {
  return difference === 0n ? "agrees" : isExplained ? "explained" : "differs";
}

/** Returns the closing balances of the year before by account: from the books, or else #UB −1. */
function closingBefore(yearBefore: YearBalances | null, written: ControlTotals): ReadonlyMap<string, bigint> | null {
  if (yearBefore) {
    return new Map(yearBefore.accounts.map(({ account, opening, movements }) => [account, opening + sum(movements)]));
  }
  if (written.ubBefore.size === 0) return null;
  return new Map([...written.ubBefore].map(([account, { amount }]) => [account, amount]));
}

/** The possible results of the year before, with and without the transfer to equity; debit is positive. */
function resultsBefore(yearBefore: YearBalances | null, { resBefore }: ControlTotals): bigint[] {
  const records = yearBefore
    ? Array.from(bookedOf(yearBefore), ([account, amount]) => ({ account, amount })).filter(({ account }) =>
        isResultNumber(account),
      )
    : [...resBefore].map(([account, { amount }]) => ({ account, amount }));
  const resultOf = (all: typeof records) => sum(all.map(({ amount }) => amount));
  const withoutTransfer = records.filter(({ account }) => !isTransfer(account));
  return records.length === 0 ? [] : [resultOf(records), resultOf(withoutTransfer)];
}

function amounts(books: bigint, file: bigint) {
  return { books: Number(books), file: Number(file), difference: Number(books - file) };
}

/** The movement of the year on each account with any. */
function bookedOf({ accounts }: YearBalances): Map<string, bigint> {
  const moved = accounts.filter(({ movements }) => movements.some((amount) => amount !== 0n));
  return new Map(moved.map(({ account, movements }) => [account, sum(movements)]));
}

/** Returns movements by account and first day of the month, with keys as in {@link ControlTotals}. */
function monthsOf({ firstDay, accounts }: YearBalances): Map<string, bigint> {
  const first = startOfMonth(firstDay);
  const months = accounts.flatMap(({ account, movements }) =>
    movements.map((amount, i): [string, bigint] => [`${account} ${addMonths(first, i)}`, amount]),
  );
  return new Map(months.filter(([, amount]) => amount !== 0n));
}

/** Returns the monthly records that are in the fiscal year. */
function monthsIn({ firstDay, lastDay }: YearBalances, months: ControlTotals["months"]): ControlTotals["months"] {
  const [first, last] = [startOfMonth(firstDay), startOfMonth(lastDay)];
  return new Map(
    [...months].filter(([key]) => {
      const month = key.slice(-first.length);
      return first <= month && month <= last;
    }),
  );
}

function sum(all: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of all) total += amount;
  return total;
}

function keysOf(...maps: ReadonlyMap<string, unknown>[]): string[] {
  return maps.flatMap((map) => [...map.keys()]);
}
