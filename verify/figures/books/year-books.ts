import { slicesOf, type Day, type Slice } from "../calendar";

/** Balance and movements of an account in a fiscal year, in öre. */
export interface AccountYear {
  /** 0 when the year's openings are not known ({@link YearBooks.openingKnown}). */
  opening: bigint;
  /** Movement in the whole year; when the openings are not known, a balance account's closing balance. */
  movement: bigint;
  /** Movement in each slice of the year; null when only the whole year is known. */
  months: bigint[] | null;
}

/** The books of a fiscal year, of the company or of one dimension object; amounts in öre. */
export interface YearBooks {
  start: Day;
  end: Day;
  currency: string;
  slices: Slice[];
  /** Number of booked slices, counted from the first. */
  booked: number;
  /** True when the file has balances of the whole year only, so that its months are unknown. */
  wholeYearOnly: boolean;
  /** False for the year before the file's own when there is no #IB −1: only results and closing balances are known. */
  openingKnown: boolean;
  /** Sum of the opening balances of balance accounts, Σ#IB; where these are not known, Σ#UB + Σ#RES, which is equal. */
  openingSum: bigint;
  accounts: Map<string, AccountYear>;
  /** Amounts of #PBUDGET by account and slice. */
  budget: Map<string, bigint[]>;
  /** Known parts of a year that only the next year's file describes; absent for a year with books. */
  stated?: { balances: boolean; result: boolean };
}

export function emptyYear(start: Day, end: Day, currency: string): YearBooks {
  return {
    start,
    end,
    currency,
    slices: slicesOf(start, end),
    booked: 0,
    wholeYearOnly: false,
    openingKnown: true,
    openingSum: 0n,
    accounts: new Map(),
    budget: new Map(),
  };
}

/** The account of that number, made where there is none yet. */
export function accountOf(year: YearBooks, number: string): AccountYear {
  let account = year.accounts.get(number);
  if (!account) year.accounts.set(number, (account = { opening: 0n, movement: 0n, months: year.slices.map(() => 0n) }));
  return account;
}

/** Index of the slice that holds the day; −1 outside the year. */
export function sliceAt(year: YearBooks, day: Day): number {
  return year.slices.findIndex(({ start, end }) => day >= start && day <= end);
}

/** Index of the slice of a month `YYYY-MM`; −1 outside the year. */
export function sliceOfMonth(year: YearBooks, month: string): number {
  return year.slices.findIndex(({ start }) => start.slice(0, 7) === month);
}

/** Balance of the account after so many slices of the year; null when unknown. */
export function balanceAfter(account: AccountYear, slices: number, year: YearBooks): bigint | null {
  if (slices === 0) return year.openingKnown ? account.opening : null;
  if (slices >= year.booked) return account.opening + account.movement;
  return account.months ? account.months.slice(0, slices).reduce((sum, amount) => sum + amount, account.opening) : null;
}

/** Movement of the account in a range of slices, the end excluded; null when unknown. */
export function movementBetween(account: AccountYear, from: number, to: number, year: YearBooks): bigint | null {
  if (from === to) return 0n;
  if (from === 0 && to >= year.booked) return account.movement;
  return account.months ? account.months.slice(from, to).reduce((sum, amount) => sum + amount, 0n) : null;
}
