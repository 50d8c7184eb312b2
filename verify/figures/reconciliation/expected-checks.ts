import type { RECONCILED } from "@/contract/statements/reconciliation";
import { ASSETS, isIn, isResultAccount } from "../accounts";
import { firstOfMonth } from "../calendar";
import { amountOf, isOfWholeAccount } from "../books/from-months";
import type { YearFiles } from "../books/build-year";
import { sliceOfMonth, type YearBooks } from "../books/year-books";
import type { Balance } from "../reader/plain-sie";

type CheckId = (typeof RECONCILED)[number];

/** The expected result of one comparison in contract/statements/reconciliation.ts, which defines its two sides; öre. */
export interface ExpectedCheck {
  books: bigint;
  file: bigint;
  /** Books less file, by account that differs; the check `months` has the month's first day after the account. */
  differing: Map<string, bigint>;
  /** True when accounts are compared; when only sums are, the difference is that of the sums. */
  byAccount: boolean;
}

/** Expected reconciliation of a fiscal year. `before` is the year before, if it has books in the same currency. */
export function expectedChecks(
  { own }: YearFiles,
  year: YearBooks,
  before: YearBooks | null,
): Map<CheckId, ExpectedCheck> {
  const checks = new Map<CheckId, ExpectedCheck>();
  const ofYear = (records: Balance[], index: number) => records.filter((record) => record.year === index);
  const opening = ofYear(own.opening, 0);
  const closing = ofYear(own.closing, 0);
  const result = ofYear(own.result, 0);
  const closingBefore = ofYear(own.closing, -1);
  const numbers = [...year.accounts.keys()];
  const closingOf = (number: string) => closingBalance(year, number);
  const movementOf = (number: string) => year.accounts.get(number)?.movement ?? 0n;
  if (opening.length > 0 && (before || closingBefore.length > 0)) {
    const balanceBefore = (number: string) =>
      before ? closingBalance(before, number) : amountOf(closingBefore, number);
    const earlier = before ? [...before.accounts.keys()] : closingBefore.map(({ account }) => account);
    const all = [...earlier.filter((number) => !isResultAccount(number)), ...opening.map(({ account }) => account)];
    checks.set(
      "openingBalances",
      byAccount(all, balanceBefore, (number) => amountOf(opening, number)),
    );
  }
  // Books of the whole year only are made of #UB and #RES, so a comparison with these would say nothing.
  if (closing.length > 0 && !year.wholeYearOnly) {
    // An account with #RES is compared with #RES instead.
    const withResult = new Set(result.map(({ account }) => account));
    const balances = numbers.filter((number) => !isResultAccount(number));
    const all = [...balances, ...closing.map(({ account }) => account)].filter((number) => !withResult.has(number));
    checks.set(
      "closingBalances",
      byAccount(all, closingOf, (number) => amountOf(closing, number)),
    );
  }
  if (result.length > 0 && !year.wholeYearOnly) {
    const all = [...numbers.filter(isResultAccount), ...result.map(({ account }) => account)];
    checks.set(
      "result",
      byAccount(all, movementOf, (number) => amountOf(result, number)),
    );
  }
  if (own.vouchers.length > 0 && ofYear(own.months, 0).length > 0) {
    checks.set("months", expectedMonths(own.months, year));
  }
  const sum = (measure: (number: string) => bigint, accepts: (number: string) => boolean) =>
    numbers.filter(accepts).reduce((total, number) => total + measure(number), 0n);
  const openingOf = (number: string) => year.accounts.get(number)!.opening;
  checks.set(
    "openingSum",
    sums(
      sum(openingOf, () => true),
      0n,
    ),
  );
  checks.set(
    "bookedSum",
    sums(
      sum(movementOf, () => true),
      0n,
    ),
  );
  const assets = sum(closingOf, (number) => isIn(ASSETS, number));
  const others = sum(closingOf, (number) => number.startsWith("2")) + sum(movementOf, isResultAccount);
  checks.set("balanceSheet", sums(assets, -others));
  return checks;
}

function closingBalance(year: YearBooks, number: string): bigint {
  const account = year.accounts.get(number);
  return account ? account.opening + account.movement : 0n;
}

function byAccount(
  numbers: string[],
  booksOf: (number: string) => bigint,
  fileOf: (number: string) => bigint,
): ExpectedCheck {
  const check: ExpectedCheck = { books: 0n, file: 0n, differing: new Map(), byAccount: true };
  for (const number of new Set(numbers)) {
    const [books, file] = [booksOf(number), fileOf(number)];
    check.books += books;
    check.file += file;
    if (books !== file) check.differing.set(number, books - file);
  }
  return check;
}

function sums(books: bigint, file: bigint): ExpectedCheck {
  return { books, file, differing: new Map(), byAccount: false };
}

/** Compares each account's movement in each month with #PSALDO of the whole account, zero where there is none. */
function expectedMonths(records: YearFiles["own"]["months"], year: YearBooks): ExpectedCheck {
  const inYear = records.filter((record) => record.year === 0 && isOfWholeAccount(record));
  const check: ExpectedCheck = { books: 0n, file: 0n, differing: new Map(), byAccount: true };
  const stated = new Set(inYear.map(({ account }) => account));
  for (const number of new Set([...year.accounts.keys(), ...stated])) {
    year.slices.forEach(({ start }, slice) => {
      const books = year.accounts.get(number)?.months?.[slice] ?? 0n;
      const ofSlice = inYear.filter(({ account, month }) => account === number && sliceOfMonth(year, month) === slice);
      const file = ofSlice.reduce((total, { amount }) => total + amount, 0n);
      check.books += books;
      check.file += file;
      if (books !== file) check.differing.set(`${number} ${firstOfMonth(start)}`, books - file);
    });
  }
  return check;
}
