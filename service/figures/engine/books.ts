import { addDays, endYearEarlier, monthsEarlier, type CalendarDay } from "@/contract/calendar";
import { monthNumber } from "../../books/balances/month-number";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { AccountsDefinition } from "../formulas/definition";
import {
  yearSums,
  type AccountAmounts,
  type DefinitionSums,
  type YearBalances,
  type YearSlice,
  type YearSums,
} from "./year-sums";

/** A slice of one of a company's fiscal years. */
export interface Slice extends YearSlice {
  /** The index of the fiscal year in the books. */
  year: number;
}

/**
 * The point after the first `slices` slices of the books. Between two years it is the closing of the one or the opening
 * of the other, and `year` says which.
 */
export interface Point {
  year: number;
  slices: number;
}

/** Amounts of a set of accounts in öre: the opening balance of each year, and running sums of the slices' movements. */
export interface Amounts {
  openings: bigint[];
  /** `running[i]` is the sum of the movements before slice i. */
  running: bigint[];
  /** The gaps of each year. */
  gaps: AmountGaps[];
}

/** The amounts of a set of accounts that are unknown in a year. */
export interface AmountGaps {
  /** A group that the year's chart of accounts lacks. */
  missingGroup: string | null;
  /** An account whose amounts are known for the whole year only. */
  monthsUnknown: string | null;
  opening: boolean;
  closing: boolean;
  movements: boolean;
}

/** A range as the indexes of its first and last slice, or the reason why there is none. */
export type SliceRange = { first: number; last: number } | MissingReason;

interface TwelveMonths {
  /** The index of the first slice. */
  first: number;
  months: number;
  /** True if the slices are exactly the twelve months: not fewer, and not one long year of balances only. */
  isWhole: boolean;
}

/** The fiscal years of a company for key figures: slices of time in order, and sums over the accounts of groups. */
export class Books {
  readonly slices: Slice[] = [];
  /** Index of the first slice of each year. */
  readonly firstSlices: number[] = [];
  private readonly sums: YearSums[];
  private readonly amounts = new Map<AccountsDefinition, Amounts>();
  private readonly firstDays = new Map<CalendarDay, number>();
  private readonly lastDays = new Map<CalendarDay, number>();
  /** Caches per slice or range, because key figures repeat these computations. */
  private readonly following: (boolean | undefined)[] = [];
  private readonly twelveMonths: (TwelveMonths | undefined)[] = [];
  private readonly yearsBefore = new Map<number, SliceRange>();
  /** The indexes of the slices in order, without those of years that are known only from the next year's file. */
  private readonly booked: number[] = [];
  /** The indexes of those other slices; mostly none. */
  private readonly ofNextFile: number[] = [];

  /** The books in which formulas look up the year before: the booked ones for a budget, else these books. */
  readonly yearEarlier: Books;

  /**
   * @param years in order of time
   * @param booked for a budget, the books of the booked fiscal years, in which its year before is looked up
   */
  constructor(
    readonly years: readonly YearBalances[],
    booked?: Books,
  ) {
    this.yearEarlier = booked ?? this;
    this.sums = years.map(yearSums);
    this.sums.forEach(({ slices }, year) => {
      this.firstSlices.push(this.slices.length);
      for (const slice of slices) {
        if (years[year]!.fromNextFile) {
          this.ofNextFile.push(this.slices.length);
        } else {
          this.firstDays.set(slice.firstDay, this.slices.length);
          this.lastDays.set(slice.lastDay, this.slices.length);
          this.booked.push(this.slices.length);
        }
        this.slices.push({ ...slice, year });
      }
    });
  }

  /**
   * The last day of the last booked month in a range of days; undefined if nothing of the range is booked. If the
   * range is exactly a year known only from the next year's file, that year counts as booked.
   */
  bookedThrough(firstDay: CalendarDay, lastDay: CalendarDay): CalendarDay | undefined {
    if (this.yearOfFile(firstDay, lastDay) !== null) return lastDay;
    const last = this.booked.findLast((i) => this.slices[i]!.firstDay <= lastDay);
    const slice = last === undefined ? undefined : this.slices[last]!;
    if (!slice || slice.lastDay < firstDay) return undefined;
    return slice.lastDay < lastDay ? slice.lastDay : lastDay;
  }

  /**
   * The slices of a range of days up to the last booked one. If the first day is not booked, `first` is the reason;
   * figures that only need the last day can still be computed.
   */
  rangeOf(
    firstDay: CalendarDay,
    lastDay: CalendarDay,
  ): { first: number | MissingReason; last: number } | MissingReason {
    const ofFile = this.yearOfFile(firstDay, lastDay);
    if (ofFile !== null) return { first: ofFile, last: ofFile };
    if (this.booked.length === 0) return { code: "noBooks", start: firstDay, end: lastDay };
    const last = this.endingOn(lastDay);
    if (typeof last === "object") return this.missingFrom(firstDay) ?? last;
    if (this.slices[last]!.lastDay < firstDay) return { code: "noBooks", start: firstDay, end: lastDay };
    const first = this.startingOn(firstDay);
    return typeof first === "object" && first.code !== "noBooks" ? first : { first, last };
  }

  /**
   * The slices of a range that must be booked from the first day to the last. It may begin with a year known only from
   * the next year's file: if the first year of the books is 18 months long, the same days twelve months earlier are
   * those of the year before it and of its own first six months.
   */
  wholeRange(firstDay: CalendarDay, lastDay: CalendarDay): SliceRange {
    const ofFile = this.ofNextFile.find(
      (i) => this.slices[i]!.firstDay === firstDay && this.slices[i]!.lastDay < lastDay,
    );
    const inNext = ofFile === undefined ? null : this.endingOn(lastDay);
    const range =
      ofFile !== undefined && typeof inNext === "number"
        ? { first: ofFile, last: inNext }
        : this.rangeOf(firstDay, lastDay);
    if ("code" in range) return range;
    const { first, last } = range;
    if (typeof first === "object") return first;
    const end = this.slices[last]!.lastDay;
    return end < lastDay ? { code: "noBooks", start: addDays(end, 1), end: lastDay } : { first, last };
  }

  /** The slice of a year known only from the next year's file, if the year has exactly these days. */
  private yearOfFile(firstDay: CalendarDay, lastDay: CalendarDay): number | null {
    const index = this.ofNextFile.find(
      (i) => this.slices[i]!.firstDay === firstDay && this.slices[i]!.lastDay === lastDay,
    );
    return index ?? null;
  }

  private isOfFile({ year }: Slice): boolean {
    return this.years[year]!.fromNextFile !== undefined;
  }

  /** The days without books from this day on; null if it is booked. */
  private missingFrom(day: CalendarDay): MissingReason | null {
    const first = this.startingOn(day);
    return typeof first === "object" && first.code === "noBooks" ? first : null;
  }

  /** The slice that begins on the day, or the reason why none does. */
  private startingOn(day: CalendarDay): number | MissingReason {
    const known = this.firstDays.get(day);
    if (known !== undefined) return known;
    const index = this.booked.find((i) => this.slices[i]!.lastDay >= day);
    const slice = index === undefined ? undefined : this.slices[index];
    return slice && slice.firstDay < day
      ? cut(slice, day)
      : { code: "noBooks", start: day, end: slice ? addDays(slice.firstDay, -1) : day };
  }

  /**
   * The slice that ends on the day, else the last one booked before it; the reason if the day is inside a slice, or
   * if no slice begins by that day.
   */
  private endingOn(day: CalendarDay): number | MissingReason {
    const known = this.lastDays.get(day);
    if (known !== undefined) return known;
    const index = this.booked.findLast((i) => this.slices[i]!.firstDay <= day);
    const slice = index === undefined ? undefined : this.slices[index];
    if (index === undefined || !slice) return { code: "noBooks", start: day, end: day };
    return slice.lastDay > day ? cut(slice, day) : index;
  }

  /**
   * The slices of the twelve months that end with slice `last`, as far back as the books go without a gap.
   * @param rangeFirst first slice of a range. If it is a year known only from the next year's file and the range is
   * exactly these twelve months, it is used.
   */
  twelveMonthsTo(last: number, rangeFirst: number | null = null): TwelveMonths {
    const { slices } = this;
    const startOfTwelve = () => addDays(endYearEarlier(slices[last]!.lastDay), 1);
    const ofFile = rangeFirst !== null && this.isOfFile(slices[rangeFirst]!) && slices[rangeFirst]!;
    if (ofFile && ofFile.firstDay === startOfTwelve()) return { first: rangeFirst, months: 12, isWhole: true };
    let known = this.twelveMonths[last];
    if (!known) {
      const start = startOfTwelve();
      let first = last;
      while (first > 0 && slices[first - 1]!.firstDay >= start && this.follows(first)) first--;
      // Twelve months that begin inside a month touch thirteen calendar months and are still complete.
      known = { first, months: this.calendarMonths(first, last), isWhole: slices[first]!.firstDay === start };
      this.twelveMonths[last] = known;
    }
    return known;
  }

  /** The number of calendar months in slices; a month that ends one fiscal year and begins the next counts once. */
  calendarMonths(first: number, last: number): number {
    return monthNumber(this.slices[last]!.lastDay) - monthNumber(this.slices[first]!.firstDay) + 1;
  }

  /** The slices of `yearEarlier` with these slices' days twelve months earlier, or the reason why there are none. */
  yearBefore(first: number, last: number): SliceRange {
    const key = first * this.slices.length + last;
    let known = this.yearsBefore.get(key);
    if (!known) {
      const firstDay = monthsEarlier(this.slices[first]!.firstDay, 12);
      known = this.yearEarlier.wholeRange(firstDay, endYearEarlier(this.slices[last]!.lastDay));
      this.yearsBefore.set(key, known);
    }
    return known;
  }

  /** True if the slice before is a booked one and ends on the day before this one begins. */
  follows(slice: number): boolean {
    let follows = this.following[slice];
    if (follows === undefined) {
      const [before, after] = [this.slices[slice - 1], this.slices[slice]];
      follows =
        before !== undefined &&
        !this.isOfFile(before) &&
        after !== undefined &&
        addDays(before.lastDay, 1) === after.firstDay;
      this.following[slice] = follows;
    }
    return follows;
  }

  /** The first gap between the slices; null if there is none. */
  gap(first: number, last: number): MissingReason | null {
    for (let i = first + 1; i <= last; i++) {
      const [before, slice] = [this.slices[i - 1]!, this.slices[i]!];
      if (this.isOfFile(slice)) return { code: "noBooks", start: slice.firstDay, end: slice.lastDay };
      const begins = i - 1 === first && this.isOfFile(before);
      if (begins || this.follows(i)) continue;
      return { code: "noBooks", start: addDays(before.lastDay, 1), end: addDays(slice.firstDay, -1) };
    }
    return null;
  }

  amountsOf(definition: AccountsDefinition): Amounts {
    let amounts = this.amounts.get(definition);
    if (!amounts) {
      const years = this.sums.map((year) => year.of(definition));
      const running = [0n];
      for (const { movements } of years) for (const amount of movements) running.push(running.at(-1)! + amount);
      const isOpening = definition.measure === "opening";
      amounts = {
        openings: years.map(({ opening }, year) => {
          // Only `OpeningBalances` has this measure. It is the sum of all opening balances, as `openingSum` is.
          const known = this.years[year]!.fromNextFile;
          return isOpening && known && !known.openings ? (known.openingSum ?? 0n) : opening;
        }),
        running,
        gaps: years.map((sums, year) => gapsOf(sums, this.years[year]!, isOpening)),
      };
      this.amounts.set(definition, amounts);
    }
    return amounts;
  }

  /**
   * The accounts that `amountsOf` sums for a year, sorted by number, with their movements by slice of the books.
   * @param others further accounts of the year, which are booked but may have no amount
   */
  accountsOf(definition: AccountsDefinition, year: number, others?: Iterable<string>): AccountAmounts[] {
    const first = this.firstSlices[year]!;
    return this.sums[year]!.accountsOf(definition, others).map((account) => ({
      ...account,
      movements: new Map(Array.from(account.movements, ([slice, amount]) => [first + slice, amount])),
    }));
  }

  /**
   * The last day of a slice. A year to date at the opening of the first year ends with slice −1, on the day before that
   * year, so that its figures are the same as if there were earlier years.
   */
  lastDayOf(slice: number): CalendarDay {
    return slice < 0 ? addDays(this.slices[0]!.firstDay, -1) : this.slices[slice]!.lastDay;
  }

  /** The first day of the fiscal year of a slice; for slice −1, of twelve months before the first year. */
  yearStartOf(slice: number): CalendarDay {
    return slice < 0 ? monthsEarlier(this.years[0]!.firstDay, 12) : this.years[this.slices[slice]!.year]!.firstDay;
  }

  lastSliceOf(year: number): number {
    return (this.firstSlices[year + 1] ?? this.slices.length) - 1;
  }

  /**
   * The slice that an amount of a year's month `YYYY-MM` counts in; an amount of the whole year counts in the last one.
   */
  sliceOf(year: number, month: string | null): number {
    if (month === null) return this.lastSliceOf(year);
    let slice = this.firstSlices[year]!;
    while (this.slices[slice + 1]?.year === year && this.slices[slice + 1]!.firstDay.slice(0, 7) <= month) slice++;
    return slice;
  }
}

function gapsOf(
  { missing, monthsUnknown, hasBalanceAccounts }: DefinitionSums,
  { fromNextFile: known }: YearBalances,
  isOpening: boolean,
): AmountGaps {
  const all = { missingGroup: missing, monthsUnknown, opening: false, closing: false, movements: false };
  if (!known) return all;
  return {
    ...all,
    opening: !known.openings && !(isOpening && known.openingSum !== null),
    closing: !known.closings,
    movements: hasBalanceAccounts ? !(known.openings && known.closings) : !known.results,
  };
}

/** The reason for a range that begins or ends inside a slice. */
function cut(slice: Slice, day: CalendarDay): MissingReason {
  return slice.months > 1
    ? { code: "yearBalancesOnly", start: slice.firstDay, end: slice.lastDay }
    : { code: "partOfMonth", month: day.slice(0, 7) };
}
