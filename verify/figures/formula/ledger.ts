import { isIn, RESULT_AND_ITS_TRANSFER, type Accounts } from "../accounts";
import { dayAfter, type Day } from "../calendar";
import { balanceAfter, movementBetween, type AccountYear, type YearBooks } from "../books/year-books";
import { lack, plus, term, type Lack, type Term } from "./term";

/** A moment in the books: the end of the first `slices` slices of a fiscal year. */
export interface Moment {
  year: YearBooks;
  slices: number;
}

/** Slices of a fiscal year: `from` is included, `to` is not. */
export interface Stretch {
  year: YearBooks;
  from: number;
  to: number;
}

/** The stretches of the books in a range of days, in order, and the reasons why they do not cover it. */
export interface Covered {
  stretches: Stretch[];
  lacks: Set<Lack>;
}

/** Cuts a range of days out of the booked slices of the books. */
export function cover(years: YearBooks[], start: Day, end: Day): Covered {
  const lacks = new Set<Lack>();
  const stretches: Stretch[] = [];
  /** The first day of the range that no slice so far contains. */
  let uncovered = start;
  for (const year of years) {
    const inside: number[] = [];
    const isWholly = year.start >= start && year.end <= end;
    year.slices.forEach((slice, i) => {
      if (slice.end < start || slice.start > end) return;
      if (slice.start < start || slice.end > end) lacks.add("partOfMonth");
      if (i >= year.booked) return;
      if (slice.start > uncovered) lacks.add("noBooks");
      uncovered = dayAfter(slice.end);
      inside.push(i);
    });
    if (inside.length === 0) continue;
    const stretch = { year, from: inside[0]!, to: inside.at(-1)! + 1 };
    stretches.push(stretch);
    // A range that takes a part of a month takes a part of the year too, although it may touch all slices.
    if (isUnknownPart(stretch) || (year.wholeYearOnly && !isWholly && lacks.has("partOfMonth"))) {
      lacks.add("yearBalancesOnly");
    }
  }
  if (uncovered <= end) lacks.add("noBooks");
  return { stretches, lacks };
}

/** True for a part of the booked slices of a year that is known only as a whole. */
function isUnknownPart({ year, from, to }: Stretch): boolean {
  return year.wholeYearOnly && (from > 0 || to < year.booked);
}

/** Movement of accounts in a range of days. */
export function movement(accounts: Accounts, covered: Covered): Term {
  const parts = covered.stretches.map(({ year, from, to }) =>
    sumOver(year, accounts, (account) => movementBetween(account, from, to, year), year.stated?.result !== false),
  );
  return plus(term(0n), ...parts, ...(covered.lacks.size > 0 ? [lack(...covered.lacks)] : []));
}

/** Balance of accounts at a moment. */
export function balance(accounts: Accounts, { year, slices }: Moment): Term {
  const known = slices === 0 ? year.openingKnown : year.stated?.balances !== false;
  return sumOver(year, accounts, (account) => balanceAfter(account, slices, year), known);
}

/** The year's result so far, with its transfer to equity (899x): income and cost accounts, debit positive. */
export function resultSoFar({ year, slices }: Moment): Term {
  if (slices === 0) return term(0n, year.currency);
  const known = year.stated?.result !== false;
  return sumOver(year, RESULT_AND_ITS_TRANSFER, (account) => movementBetween(account, 0, slices, year), known);
}

/** The sum of the year's opening balances (#IB). */
export function openingSum({ year }: Moment): Term {
  return term(year.openingSum, year.currency);
}

function sumOver(
  year: YearBooks,
  accounts: Accounts,
  amountOf: (account: AccountYear) => bigint | null,
  known: boolean,
): Term {
  if (!known) return lack("noBooks");
  let sum = 0n;
  for (const [number, account] of year.accounts) {
    if (!isIn(accounts, number)) continue;
    const amount = amountOf(account);
    if (amount === null) return lack("monthsUnknown");
    sum += amount;
  }
  return term(sum, year.currency);
}
