import { addDays, type CalendarDay } from "@/contract/calendar";
import { monthNumber } from "../../books/balances/month-number";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { AccountsDefinition } from "../formulas/definition";
import { monthsEarlier } from "./months-earlier";
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
  /** For each year what is not known of it. */
  gaps: AmountGaps[];
}

/** What is not known of a set of accounts in a year. */
export interface AmountGaps {
  /** A group that the year's chart of accounts lacks. */
  missingGroup: string | null;
  /** An account of which only the whole year is known. */
  monthsUnknown: string | null;
  opening: boolean;
  closing: boolean;
  movements: boolean;
}

/** A range as slices of the books, or why there is none. */
export type SliceRange = { first: number; last: number } | MissingReason;

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
  private readonly yearsBefore = new Map<number, SliceRange>();
  /** The slices of years that are in the books, in order. */
  private readonly booked: number[] = [];

  /** @param years in order of time */
  constructor(readonly years: readonly YearBalances[]) {
    this.sums = years.map(yearSums);
    this.sums.forEach(({ slices }, year) => {
      this.firstSlices.push(this.slices.length);
      for (const slice of slices) {
        if (!years[year]!.fromFileBefore) {
          this.firstDays.set(slice.firstDay, this.slices.length);
          this.lastDays.set(slice.lastDay, this.slices.length);
          this.booked.push(this.slices.length);
        }
        this.slices.push({ ...slice, year });
      }
    });
  }

  /** The last day that the books run to; undefined when there are none. */
  get lastDay(): CalendarDay | undefined {
    return this.slices.at(-1)?.lastDay;
  }

  /** The last day of the last booked month in a range of days; undefined where none of it is booked. */
  bookedThrough(firstDay: CalendarDay, lastDay: CalendarDay): CalendarDay | undefined {
    if (this.yearOfFile(firstDay, lastDay) !== null) return lastDay;
    const last = this.booked.findLast((i) => this.slices[i]!.firstDay <= lastDay);
    const slice = last === undefined ? undefined : this.slices[last]!;
    if (!slice || slice.lastDay < firstDay) return undefined;
    return slice.lastDay < lastDay ? slice.lastDay : lastDay;
  }

  /**
   * The slices of a range of days, which ends with the last one that is booked. `first` is a reason where the books do not
   * reach back to its start: figures of a day do without.
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
   * The slices of a range that is booked from its first day to its last. It may begin with a year that only the file of the
   * next one tells of: a year earlier than a long first year is that year and the first months of its own.
   */
  wholeRange(firstDay: CalendarDay, lastDay: CalendarDay): SliceRange {
    const ofFile = this.slices.findIndex((slice) => this.isOfFile(slice) && slice.firstDay === firstDay);
    const inNext = ofFile >= 0 && this.slices[ofFile]!.lastDay < lastDay ? this.endingOn(lastDay) : null;
    const range = typeof inNext === "number" ? { first: ofFile, last: inNext } : this.rangeOf(firstDay, lastDay);
    if ("code" in range) return range;
    const { first, last } = range;
    if (typeof first === "object") return first;
    const end = this.slices[last]!.lastDay;
    return end < lastDay ? { code: "noBooks", start: addDays(end, 1), end: lastDay } : { first, last };
  }

  /** The slice of the year with exactly these days that only the file of the next one tells of. */
  private yearOfFile(firstDay: CalendarDay, lastDay: CalendarDay): number | null {
    const index = this.slices.findIndex(
      (slice) => this.isOfFile(slice) && slice.firstDay === firstDay && slice.lastDay === lastDay,
    );
    return index < 0 ? null : index;
  }

  private isOfFile({ year }: Slice): boolean {
    return this.years[year]!.fromFileBefore !== undefined;
  }

  /** The days without books that begin on the day. */
  private missingFrom(day: CalendarDay): MissingReason | null {
    const first = this.startingOn(day);
    return typeof first === "object" && first.code === "noBooks" ? first : null;
  }

  /** The slice that begins on the day, or why none does. */
  private startingOn(day: CalendarDay): number | MissingReason {
    const known = this.firstDays.get(day);
    if (known !== undefined) return known;
    const index = this.booked.find((i) => this.slices[i]!.lastDay >= day);
    const slice = index === undefined ? undefined : this.slices[index];
    return slice && slice.firstDay < day
      ? cut(slice, day)
      : { code: "noBooks", start: day, end: slice ? addDays(slice.firstDay, -1) : day };
  }

  /** The slice that ends on the day, or is the last one booked before it, or why none does. */
  private endingOn(day: CalendarDay): number | MissingReason {
    const known = this.lastDays.get(day);
    if (known !== undefined) return known;
    const index = this.booked.findLast((i) => this.slices[i]!.firstDay <= day);
    const slice = index === undefined ? undefined : this.slices[index];
    if (index === undefined || !slice) return { code: "noBooks", start: day, end: day };
    return slice.lastDay > day ? cut(slice, day) : index;
  }

  /**
   * The slices of the twelve months that end with one, as far back as the books go without a gap.
   * @param rangeFirst of a range, which may be a year of the next one's file: where these are the twelve months they are meant
   */
  twelveMonthsTo(last: number, rangeFirst: number | null = null): TwelveMonths {
    if (rangeFirst !== null && this.isOfFile(this.slices[rangeFirst]!)) {
      const start = monthsEarlier(addDays(this.slices[last]!.lastDay, 1), 12);
      if (this.slices[rangeFirst]!.firstDay === start) return { first: rangeFirst, months: 12, isWhole: true };
    }
    let known = this.twelveMonths[last];
    if (!known) {
      const { slices } = this;
      const start = monthsEarlier(addDays(slices[last]!.lastDay, 1), 12);
      let first = last;
      while (first > 0 && slices[first - 1]!.firstDay >= start && this.follows(first)) first--;
      // Twelve months that begin inside a month lie in thirteen and are whole all the same.
      known = { first, months: this.calendarMonths(first, last), isWhole: slices[first]!.firstDay === start };
      this.twelveMonths[last] = known;
    }
    return known;
  }

  /** How many calendar months slices lie in: a month that ends one fiscal year and begins the next counts once. */
  calendarMonths(first: number, last: number): number {
    return monthNumber(this.slices[last]!.lastDay) - monthNumber(this.slices[first]!.firstDay) + 1;
  }

  /** The slices of the same days twelve months earlier, or why there are none. */
  yearBefore(first: number, last: number): SliceRange {
    const key = first * this.slices.length + last;
    let known = this.yearsBefore.get(key);
    if (!known) {
      const firstDay = monthsEarlier(this.slices[first]!.firstDay, 12);
      const lastDay = addDays(monthsEarlier(addDays(this.slices[last]!.lastDay, 1), 12), -1);
      known = this.wholeRange(firstDay, lastDay);
      this.yearsBefore.set(key, known);
    }
    return known;
  }

  /** Whether the slice begins on the day after the booked one before it ends. */
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

  /** The first days within the slices that are not booked. */
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
          const known = this.years[year]!.fromFileBefore;
          return isOpening && known && !known.openings ? (known.openingSum ?? 0n) : opening;
        }),
        running,
        gaps: years.map((sums, year) => gapsOf(sums, this.years[year]!, isOpening)),
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

  /** The last booked slice of a year. */
  lastSliceOf(year: number): number {
    return (this.firstSlices[year + 1] ?? this.slices.length) - 1;
  }

  /** The slice in which an amount of a year's month `YYYY-MM` counts; an amount of the whole year counts in its last. */
  sliceOf(year: number, month: string | null): number {
    if (month === null) return this.lastSliceOf(year);
    let slice = this.firstSlices[year]!;
    while (this.slices[slice + 1]?.year === year && this.slices[slice + 1]!.firstDay.slice(0, 7) <= month) slice++;
    return slice;
  }
}

function gapsOf(
  { missing, monthsUnknown, hasBalanceAccounts }: DefinitionSums,
  { fromFileBefore: known }: YearBalances,
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

/** A range that begins or ends inside a slice. */
function cut(slice: Slice, day: CalendarDay): MissingReason {
  return slice.months > 1
    ? { code: "yearBalancesOnly", start: slice.firstDay, end: slice.lastDay }
    : { code: "partOfMonth", month: day.slice(0, 7) };
}
