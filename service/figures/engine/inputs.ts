import type { CalendarDay } from "@/contract/calendar";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Slice } from "./books";
import { monthsOf, type Days } from "./steps";

/** A value of the key figure data, for the company or an object. */
export interface InputValue {
  keyFigureInfoId: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  value: number;
}

/** A value with the number of months used, out of those (`of`) in its period; a level counts as using all of them. */
interface UsedInput extends InputValue {
  months: number;
  of: number;
}

/** Inputs whose value for the company is used where an object has no own value. */
const COMPANY_INPUTS = new Set(["TaxRate"]);

/**
 * Maps ids of key figures to functions that make their values: users may have typed thousands of key figures, of which
 * a request needs few.
 */
export type ValuesById = ReadonlyMap<string, () => InputValue[]>;

/** The inputs that key figures are computed from. A value for a longer period counts for the months inside it. */
export class Inputs {
  /** The values of the ids that were asked for. */
  private readonly sorted = new Map<string, readonly (readonly InputValue[])[]>();

  /**
   * @param own the values of the company, or of the one object that is evaluated
   * @param company the company's values, if an object is evaluated
   */
  constructor(
    private readonly own: ValuesById,
    private readonly company: ValuesById = new Map(),
  ) {}

  /** The latest value whose period includes the day. */
  level(id: string, day: CalendarDay): number | MissingReason {
    return this.latest(id, day)?.value ?? missing(id, day);
  }

  /** Returns the mean over the months of the slices. */
  mean(id: string, slices: readonly Slice[]): number | MissingReason {
    const values = this.monthly(id, slices);
    if (!Array.isArray(values)) return values;
    // Like the flow of a year to date at the opening of its year, its mean is zero.
    return values.length === 0 ? 0 : values.reduce((sum, { value }) => sum + value, 0) / values.length;
  }

  /** Returns the sum over the months of the slices, each value spread evenly over the months of its period. */
  flow(id: string, slices: readonly Slice[]): number | MissingReason {
    const values = this.monthly(id, slices);
    if (!Array.isArray(values)) return values;
    // A whole period counts with its exact value: multiplying and dividing by the same number may round.
    return countMonths(values).reduce(
      (sum, { value, months, of }) => sum + (months === of ? value : (value * months) / of),
      0,
    );
  }

  /** The values that `mean` or `flow` uses; empty if the input is missing. */
  used(id: string, slices: readonly Slice[]): UsedInput[] {
    const values = this.monthly(id, slices);
    return Array.isArray(values) ? countMonths(values) : [];
  }

  /** The value that `level` uses; empty if the input is missing. */
  usedLevel(id: string, day: CalendarDay): UsedInput[] {
    const value = this.latest(id, day);
    if (!value) return [];
    const of = monthsOf(value).length;
    return [{ ...value, months: of, of }];
  }

  /** The value whose period includes the day and begins last, of these the shortest; undefined if there is none. */
  latest(id: string, day: CalendarDay): InputValue | undefined {
    let last: InputValue | undefined;
    for (const values of this.valuesOf(id)) {
      for (const value of values) {
        if (value.firstDay <= day && day <= value.lastDay && (!last || value.firstDay > last.firstDay)) last = value;
      }
      if (last) break;
    }
    return last;
  }

  /** Returns the value that counts for each month of the slices. */
  private monthly(id: string, slices: readonly Slice[]): InputValue[] | MissingReason {
    const values: InputValue[] = [];
    // A shortcut for inputs without values. At the opening of its year, a year to date has no slices and lacks nothing.
    const [first] = slices;
    if (first && this.valuesOf(id).length === 0) return missing(id, first.firstDay);
    for (const month of slices.flatMap(monthsOfSlice)) {
      const value = this.covering(id, month);
      if (!value) return missing(id, month.firstDay);
      values.push(value);
    }
    return values;
  }

  /** Returns the value that counts for a month; undefined if there is none. */
  covering(id: string, { firstDay, lastDay }: Days): InputValue | undefined {
    for (const values of this.valuesOf(id)) {
      const found = values.find((value) => value.firstDay <= firstDay && lastDay <= value.lastDay);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * The lists of values of an input, an object's own before the company's; none is empty. In each the shortest period
   * is first, and of equally long ones the latest.
   */
  private valuesOf(id: string): readonly (readonly InputValue[])[] {
    let lists = this.sorted.get(id);
    if (!lists) {
      const sources = COMPANY_INPUTS.has(id) ? [this.own, this.company] : [this.own];
      lists = sources.map((source) => sortedByLength(source.get(id)?.() ?? [])).filter(({ length }) => length > 0);
      this.sorted.set(id, lists);
    }
    return lists;
  }
}

/** The shortest period is the most specific for a month. */
function sortedByLength(values: readonly InputValue[]): readonly InputValue[] {
  const withLengths = values.map((value) => ({ value, length: lengthOf(value) }));
  withLengths.sort((a, b) => a.length - b.length || (a.value.firstDay < b.value.firstDay ? 1 : -1));
  return withLengths.map(({ value }) => value);
}

/** Like {@link monthsOf}, but faster for a slice of one month, which is its own only month. */
export function monthsOfSlice(slice: Slice): Days[] {
  return slice.months === 1 ? [slice] : monthsOf(slice);
}

function countMonths(values: readonly InputValue[]): UsedInput[] {
  const counts = new Map<InputValue, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, months]) => ({ ...value, months, of: monthsOf(value).length }));
}

function lengthOf({ firstDay, lastDay }: Days): number {
  return Date.parse(lastDay) - Date.parse(firstDay);
}

function missing(keyFigureInfoId: string, day: CalendarDay): MissingReason {
  return { code: "missingInput", keyFigureInfoId, month: day.slice(0, 7) };
}
