import { addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import { firstDay, lastDay, splitPeriod, type Period } from "@/contract/period";
import type { Resolution } from "@/contract/figures/resolutions";

/** Ranges with a name: the shown fiscal year, a number of months up to its end, or all fiscal years. */
export const NAMED_RANGES = ["year", "24", "36", "all"] as const;
export type NamedRange = (typeof NAMED_RANGES)[number];

/** First and last month as `YYYY-MM`, both included. */
export interface MonthRange {
  from: string;
  to: string;
}

export type ChartRange = NamedRange | MonthRange;

export interface Days {
  first: CalendarDay;
  last: CalendarDay;
}

const MONTHS = /^(\d{4}-(?:0[1-9]|1[0-2]))\.\.(\d{4}-(?:0[1-9]|1[0-2]))$/;

/**
 * Reads a range from a page's address: "36" or "2023-01..2024-06". Months in the wrong order are swapped. Null for any
 * other text.
 */
export function parseRange(text: string): ChartRange | null {
  const named = NAMED_RANGES.find((range) => range === text);
  if (named) return named;
  const [, one, other] = MONTHS.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

export function writeRange(range: ChartRange): string {
  return typeof range === "string" ? range : `${range.from}..${range.to}`;
}

/** The default range of a chart with these steps: all years for yearly steps, since one year has only one. */
export function usualRange(steps: Resolution): NamedRange {
  return steps === "year" ? "all" : "year";
}

/**
 * First and last day of a range. `years` are all fiscal years of the company, the earliest first, and `year` is the one
 * that is shown.
 */
export function daysOfRange(range: ChartRange, year: Period, years: readonly Period[]): Days {
  if (typeof range !== "string") return { first: `${range.from}-01`, last: endOfMonth(`${range.to}-01`) };
  if (range === "all") return { first: firstDay(years[0] ?? year), last: lastDay(years.at(-1) ?? year) };
  const last = lastDay(year);
  if (range === "year") return { first: firstDay(year), last };
  return { first: addMonths(startOfMonth(last), 1 - Number(range)), last };
}

/** The months `YYYY-MM` from the first fiscal year to the last: the choices for the ends of a range. */
export function monthsOfBooks(years: readonly Period[]): string[] {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return [];
  return splitPeriod({ start: first.start, end: last.end }, 1).map((month) => month.start.slice(0, 7));
}
