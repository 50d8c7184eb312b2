import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import type { ChartNode, ChartOfAccounts } from "@/contract/chart-of-accounts";
import type { MissingReason } from "@/contract/key-figure-value";
import { monthNumber } from "../balances/month-sums";
import type { AccountsDefinition } from "../formulas/definitions";
import { AccountGroups, type AccountClass } from "./account-groups";

/** A fiscal year's balances of the company or of one object, by account, in öre. */
export interface YearBalances {
  fiscalYearId: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The books run to the end of this day's month; null where a later fiscal year follows, then to the year's end. */
  lastLedgerDate: CalendarDay | null;
  currency: string;
  /** False where the movements are those of the whole year. */
  monthsKnown: boolean;
  chart: Pick<ChartOfAccounts, "children" | "knownGroups">;
  openings: readonly { account: string; amount: bigint }[];
  /** `month` is its first day. */
  movements: readonly { account: string; month: CalendarDay; amount: bigint }[];
}

/** The smallest time that amounts are known for: a month of a fiscal year, or a whole year of balances only. */
export interface Slice {
  year: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** How many calendar months it touches. */
  months: number;
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

/** What an account has of a sum over groups in a fiscal year. */
export interface AccountAmounts {
  account: string;
  /** The leaf of the year's chart through which it is in the sum. */
  leaf: ChartNode;
  opening: bigint | undefined;
  /** By slice of all years; absent where nothing is booked. */
  movements: ReadonlyMap<number, bigint>;
}

/** A company's fiscal years as key figures see them: slices of time in order, and sums over the accounts of groups. */
export class Books {
  readonly slices: Slice[] = [];
  /** Index of the first slice of each year. */
  readonly firstSlices: number[] = [];
  private readonly groups: AccountGroups[];
  private readonly sums: ReadonlyMap<AccountClass, ClassSums>[];
  private readonly amounts = new Map<AccountsDefinition, Amounts>();
  private readonly following: (boolean | undefined)[] = [];

  /** @param years in order of time */
  constructor(readonly years: readonly YearBalances[]) {
    const groupsOf = new Map<YearBalances["chart"], AccountGroups>();
    this.groups = years.map(({ chart }) => {
      let groups = groupsOf.get(chart);
      if (!groups) groupsOf.set(chart, (groups = new AccountGroups(chart)));
      return groups;
    });
    years.forEach((year, i) => {
      this.firstSlices.push(this.slices.length);
      this.slices.push(...slicesOf(year, i));
    });
    this.sums = years.map((year, i) => this.sumClasses(year, i));
  }

  /** The last day that the books run to; undefined when there are none. */
  get lastDay(): CalendarDay | undefined {
    return this.slices.at(-1)?.lastDay;
  }

  /** The slice that begins on the day, or why none does. */
  startingOn(day: CalendarDay): number | MissingReason {
    const index = this.slices.findIndex((slice) => slice.lastDay >= day);
    const slice = this.slices[index];
    if (slice?.firstDay === day) return index;
    return slice && slice.firstDay < day
      ? cut(slice, day)
      : { code: "noBooks", start: day, end: slice ? addDays(slice.firstDay, -1) : day };
  }

  /** The slice that ends on the day (or is the last of the books before it), or why none does. */
  endingOn(day: CalendarDay): number | MissingReason {
    if (this.lastDay !== undefined && day > this.lastDay) return this.slices.length - 1;
    const index = this.slices.findIndex((slice) => slice.lastDay >= day);
    const slice = this.slices[index];
    if (slice?.lastDay === day) return index;
    if (slice && slice.firstDay <= day) return cut(slice, day);
    const before = this.slices[index - 1];
    return { code: "noBooks", start: before ? addDays(before.lastDay, 1) : day, end: day };
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
      const { groups, without } = definition;
      amounts = this.sumUp((year, of) => this.leafIn(definition, year, of) !== undefined);
      amounts.missing = this.groups.map((of) => [...groups, ...without].find((group) => !of.has(group)) ?? null);
      this.amounts.set(definition, amounts);
    }
    return amounts;
  }

  /** The accounts whose amounts in a year `amountsOf` has added up, by number. */
  accountsOf(definition: AccountsDefinition, index: number): AccountAmounts[] {
    const year = this.years[index]!;
    const accounts = new Map<string, AccountAmounts & { movements: Map<number, bigint> }>();
    const of = (account: string) => {
      let found = accounts.get(account);
      const leaf = found?.leaf ?? this.leafIn(definition, index, this.groups[index]!.classOf(account));
      if (leaf && !found) accounts.set(account, (found = { account, leaf, opening: undefined, movements: new Map() }));
      return found;
    };
    for (const { account, amount } of year.openings) {
      const found = of(account);
      if (found) found.opening = (found.opening ?? 0n) + amount;
    }
    const place = this.placesOf(index);
    for (const { account, month, amount } of year.movements) {
      const movements = of(account)?.movements;
      movements?.set(place(month), (movements.get(place(month)) ?? 0n) + amount);
    }
    return [...accounts.values()].sort((a, b) => (a.account < b.account ? -1 : 1));
  }

  /** The leaf of a year's chart through which a class of accounts is in a sum; undefined where it is not. */
  private leafIn({ groups, without }: AccountsDefinition, year: number, of: AccountClass): ChartNode | undefined {
    const held = this.groups[year]!;
    if (without.some((name) => held.holds(name, of))) return undefined;
    for (const name of groups) {
      const leaf = held.leafIn(name, of);
      if (leaf) return leaf;
    }
    return undefined;
  }

  private sumUp(counts: (year: number, of: AccountClass) => boolean): Amounts {
    const running = Array<bigint>(this.slices.length + 1).fill(0n);
    const openings = this.sums.map((classes, year) => {
      let opening = 0n;
      for (const [of, sums] of classes) {
        if (!counts(year, of)) continue;
        opening += sums.opening;
        sums.movements.forEach((amount, i) => (running[this.firstSlices[year]! + i + 1]! += amount));
      }
      return opening;
    });
    for (let i = 1; i < running.length; i++) running[i]! += running[i - 1]!;
    return { openings, running, missing: this.years.map(() => null) };
  }

  /** A year's amounts by class of accounts: there are far fewer classes than accounts, and groups are made of them. */
  private sumClasses(year: YearBalances, index: number): Map<AccountClass, ClassSums> {
    const slices = this.slices.filter((slice) => slice.year === index).length;
    const classes = new Map<AccountClass, ClassSums>();
    const ofAccount = new Map<string, ClassSums>();
    const sumsOf = (account: string): ClassSums => {
      let sums = ofAccount.get(account);
      if (sums) return sums;
      const of = this.groups[index]!.classOf(account);
      sums = classes.get(of);
      if (!sums) classes.set(of, (sums = { opening: 0n, movements: Array<bigint>(slices).fill(0n) }));
      ofAccount.set(account, sums);
      return sums;
    };
    const place = this.placesOf(index);
    const first = this.firstSlices[index]!;
    for (const { account, amount } of year.openings) sumsOf(account).opening += amount;
    for (const { account, month, amount } of year.movements) {
      sumsOf(account).movements[place(month) - first]! += amount;
    }
    return classes;
  }

  /** The slice in which an amount of a year's month `YYYY-MM` counts; of the whole year's without a month. */
  sliceOf(year: number, month: string | null): number {
    const first = this.firstSlices[year]!;
    if (month === null || !this.years[year]!.monthsKnown) return first;
    let slice = first;
    while (this.slices[slice + 1]?.year === year && this.slices[slice + 1]!.firstDay.slice(0, 7) <= month) slice++;
    return slice;
  }

  /** From a month of a year's movements to the slice that it is in. */
  private placesOf(index: number): (month: CalendarDay) => number {
    const first = this.firstSlices[index]!;
    if (!this.years[index]!.monthsKnown) return () => first;
    const places = new Map<CalendarDay, number>();
    for (let i = first; this.slices[i]?.year === index; i++) places.set(startOfMonth(this.slices[i]!.firstDay), i);
    return (month) => places.get(month)!;
  }
}

interface ClassSums {
  opening: bigint;
  /** By slice of the year. */
  movements: bigint[];
}

/** A range that begins or ends inside a slice. */
function cut(slice: Slice, day: CalendarDay): MissingReason {
  return slice.months > 1
    ? { code: "yearBalancesOnly", start: slice.firstDay, end: slice.lastDay }
    : { code: "partOfMonth", month: day.slice(0, 7) };
}

function slicesOf(year: YearBalances, index: number): Slice[] {
  const { firstDay, lastDay } = year;
  if (!year.monthsKnown) {
    return [{ year: index, firstDay, lastDay, months: monthNumber(lastDay) - monthNumber(firstDay) + 1 }];
  }
  const through = bookedThrough(year);
  const slices: Slice[] = [];
  for (let start = firstDay; start <= through; start = addMonths(startOfMonth(start), 1)) {
    const end = endOfMonth(start);
    slices.push({ year: index, firstDay: start, lastDay: end < lastDay ? end : lastDay, months: 1 });
  }
  return slices;
}

/** The books of a running year reach to the month they were closed for, or to the last one with an amount. */
function bookedThrough({ lastDay, lastLedgerDate, movements }: YearBalances): CalendarDay {
  if (lastLedgerDate === null) return lastDay;
  let last = startOfMonth(lastLedgerDate);
  for (const { month } of movements) if (month > last) last = month;
  const end = endOfMonth(last);
  return end < lastDay ? end : lastDay;
}
