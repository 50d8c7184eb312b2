import { isIn, type Accounts } from "../accounts";
import { balanceAfter, movementBetween, type AccountYear, type YearBooks } from "../books/year-books";
import { dayBefore, firstOfMonth, firstOfTwelveMonths, lastOfMonth, yearEarlier, type Day } from "../calendar";
import { cover } from "../formula/ledger";
import { withStatedBefore, type Books } from "../formula/view";

/**
 * Amounts of a line or an account in öre, signed as a statement shows them. The members are those of a line of the
 * interface's Statement.
 */
export interface ExpectedFigures {
  opening?: bigint;
  amounts: (bigint | null)[];
  total: bigint;
  previous?: (bigint | null)[];
  previousTotal?: bigint;
  previousYear?: bigint;
  budget?: bigint[];
}

/** A fiscal year of a statement, with the one that it is compared with. */
export interface StatementYear {
  books: Books;
  year: YearBooks;
  /** The fiscal year before, of the books or of this year's file, in the same currency. */
  before: YearBooks | null;
}

/** Computes an amount: the movement in the slices from `from` to before `to`, or the balance after `to` slices. */
export type Measure = (year: YearBooks, from: number, to: number) => bigint | null;

/** Movement of a group of accounts, or of the account with this number, times `sign`; null when it is unknown. */
export function movementOf(accounts: Accounts | string, sign: bigint): Measure {
  return (year, from, to) =>
    year.stated?.result === false
      ? null
      : sum(year, accounts, sign, (account) => movementBetween(account, from, to, year));
}

/** Balance of a group of accounts, or of the account with this number, times `sign`; null when it is unknown. */
export function balanceOf(accounts: Accounts | string, sign: bigint): Measure {
  return (year, _from, to) => {
    const known = to === 0 ? year.openingKnown : year.stated?.balances !== false;
    return known ? sum(year, accounts, sign, (account) => balanceAfter(account, to, year)) : null;
  };
}

function sum(
  year: YearBooks,
  accounts: Accounts | string,
  sign: bigint,
  amountOf: (account: AccountYear) => bigint | null,
): bigint | null {
  let total = 0n;
  for (const [number, account] of year.accounts) {
    if (typeof accounts === "string" ? number !== accounts : !isIn(accounts, number)) continue;
    const amount = amountOf(account);
    if (amount === null) return null;
    total += amount;
  }
  return total * sign;
}

/** The sum of measures; null (unknown) when one of them is. */
export function sumOfMeasures(...measures: Measure[]): Measure {
  return (year, from, to) => {
    const amounts = measures.map((measure) => measure(year, from, to));
    return amounts.includes(null) ? null : amounts.reduce<bigint>((total, amount) => total + amount!, 0n);
  };
}

/**
 * True when the statement names the period that its columns are compared with. It does not when a fiscal year begins or
 * ends inside a month, nor when the only column is a whole year and no year of the same months precedes it.
 */
export function hasComparedColumns({ books, year }: StatementYear): boolean {
  const known = withStatedBefore(books);
  if (known.some(({ start, end }) => start !== firstOfMonth(start) || end !== lastOfMonth(end))) return false;
  const [start, end] = [firstOfTwelveMonths(dayBefore(year.start)), yearEarlier(year.end)];
  return !year.wholeYearOnly || known.some((other) => other.start === start && other.end === end);
}

/** The columns of a year as ranges of slices (`to` excluded): its months, or the whole year. */
export function columnsOf(year: YearBooks): { from: number; to: number; start: Day; end: Day }[] {
  if (year.wholeYearOnly) return [{ from: 0, to: year.slices.length, start: year.start, end: year.end }];
  return year.slices.map(({ start, end }, i) => ({ from: i, to: i + 1, start, end }));
}

export function bookedColumns(year: YearBooks): number {
  return year.wholeYearOnly ? 1 : year.booked;
}

/** The last day of the last booked slice. */
export function bookedThrough(year: YearBooks): Day {
  return year.slices[year.booked - 1]!.end;
}

/** The figures, without the budget, of the line or account whose amounts this measure computes. */
export function figuresOf(statementYear: StatementYear, measure: Measure, kind: "flow" | "balance"): ExpectedFigures {
  const { year, before } = statementYear;
  const columns = columnsOf(year);
  const isBooked = (i: number) => i < bookedColumns(year);
  const through = bookedThrough(year);
  // The column of a whole year that is booked in part is compared with the booked days a year earlier.
  const earlier = columns.map(({ start, end }) =>
    aYearEarlier(statementYear, start, end > through && year.wholeYearOnly ? through : end, measure, kind, true),
  );
  const previousTotal = aYearEarlier(statementYear, year.start, through, measure, kind, false);
  const previousYear = before && measure(before, 0, before.slices.length);
  return {
    ...(kind === "balance" && { opening: measure(year, 0, 0)! }),
    amounts: columns.map(({ from, to }, i) => (isBooked(i) ? measure(year, from, to) : null)),
    total: measure(year, 0, year.slices.length)!,
    ...(earlier.some((amount) => amount !== null) && { previous: earlier }),
    ...(previousTotal !== null && { previousTotal }),
    ...(previousYear !== null && { previousYear }),
  };
}

/**
 * The balance a year before the last of these days, or the movement in the same days a year earlier. When that
 * year is known only as a whole, single columns have no amount, but all columns together have the closing balance.
 * Null when the amount is unknown or in another currency.
 */
function aYearEarlier(
  { books, year: own }: StatementYear,
  start: Day,
  end: Day,
  measure: Measure,
  kind: "flow" | "balance",
  isColumn: boolean,
): bigint | null {
  const [first, last] = [firstOfTwelveMonths(dayBefore(start)), yearEarlier(end)];
  for (const years of [books.years, withStatedBefore(books)]) {
    const { stretches, lacks } = cover(years, first, last);
    const latest = stretches.at(-1);
    if (latest?.year.slices[latest.to - 1]!.end !== last || lacks.has("partOfMonth")) continue;
    if (lacks.has("yearBalancesOnly") && (isColumn || kind === "flow" || latest.to < latest.year.booked)) continue;
    if (kind === "balance" && latest.year.currency === own.currency) return measure(latest.year, 0, latest.to);
    if (kind === "balance" || lacks.size > 0 || stretches.some(({ year }) => year.currency !== own.currency)) continue;
    const parts = stretches.map(({ year, from, to }) => measure(year, from, to));
    return parts.includes(null) ? null : parts.reduce<bigint>((total, part) => total + part!, 0n);
  }
  return null;
}

/**
 * Budget of a group of accounts, or of the account with this number, by column, with the signs of a statement.
 * Undefined when there is none.
 */
export function budgetOf(year: YearBooks, accounts: Accounts | string): bigint[] | undefined {
  const budgets = [...year.budget].filter(([number]) =>
    typeof accounts === "string" ? number === accounts : isIn(accounts, number),
  );
  if (budgets.length === 0) return undefined;
  return columnsOf(year).map(({ from, to }) =>
    budgets.flatMap(([, months]) => months.slice(from, to)).reduce((total, amount) => total - amount, 0n),
  );
}
