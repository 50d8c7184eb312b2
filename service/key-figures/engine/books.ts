import { addDays, type CalendarDay } from "@/contract/calendar";
import type { MissingReason } from "@/contract/key-figure-value";
import type { AccountsDefinition } from "../formulas/definitions";
import { monthsEarlier } from "./months-earlier";
import { yearSums, type AccountAmounts, type YearBalances, type YearSlice, type YearSums } from "./year-sums";

/** A slice of one of a company's fiscal years. */
export interface Slice extends YearSlice {
  year: number;
}

/** A day on which balances are known: behind so many slices of the company's, in this fiscal year. */
export interface Point {
  year: number;
  slices: number;
}

/** The amounts of a set of accounts: what stands at the opening of each year, and what is booked in each slice. */
export interface Amounts {
  openings: bigint[];
  /** `running[i]` is the sum of the movements before slice i. */
  running: bigint[];
  /** For each year, a group that its chart of accounts lacks. */
  missing: (string | null)[];
}

interface TwelveMonths {
  first: number;
  months: number;
  isWhole: boolean;
}

/** A company's fiscal years as key figures see them: slices of time in order, and sums over the accounts of groups. */
export class Books {
  readonly slices: Slice[] = [];
  /** Index of the first slice of each year. */
  readonly firstSlices: number[] = [];
  private readonly sums: YearSums[];
  private readonly amounts = new Map<AccountsDefinition, Amounts>();
  private readonly firstDays = new Map<CalendarDay, number>();
  private readonly lastDays = new Map<CalendarDay, number>();
  /** Figures ask for the same again and again: what is known of a slice, or of a range, is kept. */
  private readonly following: (boolean | undefined)[] = [];
  private readonly twelveMonths: (TwelveMonths | undefined)[] = [];
  private readonly yearsBefore = new Map<number, { first: number; last: number } | MissingReason>();

  /** @param years in order of time */
  constructor(readonly years: readonly YearBalances[]) {
    this.sums = years.map(yearSums);
    this.sums.forEach(({ slices }, year) => {
      this.firstSlices.push(this.slices.length);
      for (const slice of slices) {
        this.firstDays.set(slice.firstDay, this.slices.length);
        this.lastDays.set(slice.lastDay, this.slices.length);
        this.slices.push({ ...slice, year });
      }
    });
  }

  /** The last day that the books run to; undefined when there are none. */
  get lastDay(): CalendarDay | undefined {
    return this.slices.at(-1)?.lastDay;
  }

  /** The slice that begins on the day, or why none does. */
  startingOn(day: CalendarDay): number | MissingReason {
    const known = this.firstDays.get(day);
    if (known !== undefined) return known;
    const slice = this.slices.find(({ lastDay }) => lastDay >= day);
    return slice && slice.firstDay < day
      ? cut(slice, day)
      : { code: "noBooks", start: day, end: slice ? addDays(slice.firstDay, -1) : day };
  }

  /** The slice that ends on the day (or is the last of the books before it), or why none does. */
  endingOn(day: CalendarDay): number | MissingReason {
    const known = this.lastDays.get(day);
    if (known !== undefined) return known;
    if (this.lastDay !== undefined && day > this.lastDay) return this.slices.length - 1;
    const index = this.slices.findIndex((slice) => slice.lastDay >= day);
    const slice = this.slices[index];
    if (slice && slice.firstDay <= day) return cut(slice, day);
    const before = this.slices[index - 1];
    return { code: "noBooks", start: before ? addDays(before.lastDay, 1) : day, end: day };
  }

  /** The slices of the twelve months that end with one, as far back as the books go without a gap. */
  twelveMonthsTo(last: number): TwelveMonths {
    let known = this.twelveMonths[last];
    if (!known) {
      const { slices } = this;
      const start = monthsEarlier(addDays(slices[last]!.lastDay, 1), 12);
      let first = last;
      let { months } = slices[last]!;
      while (first > 0 && slices[first - 1]!.firstDay >= start && this.follows(first)) {
        first--;
        months += slices[first]!.months;
      }
      // A year that begins inside a month has thirteen slices and is whole all the same.
      known = { first, months, isWhole: slices[first]!.firstDay === start };
      this.twelveMonths[last] = known;
    }
    return known;
  }

  /** The slices of the same days twelve months earlier, or why there are none. */
  yearBefore(first: number, last: number): { first: number; last: number } | MissingReason {
    const key = first * this.slices.length + last;
    let known = this.yearsBefore.get(key);
    if (!known) {
      const firstBefore = this.startingOn(monthsEarlier(this.slices[first]!.firstDay, 12));
      const lastDay = addDays(monthsEarlier(addDays(this.slices[last]!.lastDay, 1), 12), -1);
      const lastBefore = typeof firstBefore === "object" ? firstBefore : this.endingOn(lastDay);
      if (typeof firstBefore === "object") known = firstBefore;
      else known = typeof lastBefore === "object" ? lastBefore : { first: firstBefore, last: lastBefore };
      this.yearsBefore.set(key, known);
    }
    return known;
  }

  /** Whether the slice begins on the day after the one before it ends. */
  follows(slice: number): boolean {
    let follows = this.following[slice];
    if (follows === undefined) {
      const [before, after] = [this.slices[slice - 1], this.slices[slice]];
      follows = before !== undefined && after !== undefined && addDays(before.lastDay, 1) === after.firstDay;
      this.following[slice] = follows;
    }
    return follows;
  }

  /** The first days within the slices that no fiscal year covers. */
  gap(first: number, last: number): MissingReason | null {
    for (let i = first + 1; i <= last; i++) {
      if (this.follows(i)) continue;
      const [start, end] = [addDays(this.slices[i - 1]!.lastDay, 1), addDays(this.slices[i]!.firstDay, -1)];
      return { code: "noBooks", start, end };
    }
    return null;
  }

  amountsOf(definition: AccountsDefinition): Amounts {
    let amounts = this.amounts.get(definition);
    if (!amounts) {
      const years = this.sums.map((year) => year.of(definition));
      const running = [0n];
      for (const { movements } of years) for (const amount of movements) running.push(running.at(-1)! + amount);
      amounts = {
        openings: years.map(({ opening }) => opening),
        running,
        missing: years.map(({ missing }) => missing),
      };
      this.amounts.set(definition, amounts);
    }
    return amounts;
  }

  /** The accounts whose amounts in a year `amountsOf` has added up, by number; their movements by slice of the books. */
  accountsOf(definition: AccountsDefinition, year: number): AccountAmounts[] {
    const first = this.firstSlices[year]!;
    return this.sums[year]!.accountsOf(definition).map((account) => ({
      ...account,
      movements: new Map(Array.from(account.movements, ([slice, amount]) => [first + slice, amount])),
    }));
  }

  /** The slice in which an amount of a year's month `YYYY-MM` counts; of the whole year's without a month. */
  sliceOf(year: number, month: string | null): number {
    const first = this.firstSlices[year]!;
    if (month === null || !this.years[year]!.monthsKnown) return first;
    let slice = first;
    while (this.slices[slice + 1]?.year === year && this.slices[slice + 1]!.firstDay.slice(0, 7) <= month) slice++;
    return slice;
  }
}

/** A range that begins or ends inside a slice. */
function cut(slice: Slice, day: CalendarDay): MissingReason {
  return slice.months > 1
    ? { code: "yearBalancesOnly", start: slice.firstDay, end: slice.lastDay }
    : { code: "partOfMonth", month: day.slice(0, 7) };
}
