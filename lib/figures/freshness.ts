import { addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import { firstDay, lastDay, monthsIn, type Period, periodOfDays } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** Books of the month before last are what a bookkeeper has in the middle of a month. */
export const USUAL_MONTHS = 2;

type BookedYear = Pick<FiscalYear, "start" | "end" | "lastLedgerDate">;

export interface Freshness {
  /** The last day of the last month that anything is booked in. */
  through: CalendarDay;
  /** Number of months that have begun since. */
  monthsBehind: number;
  /** More than usual are missing. */
  isStale: boolean;
  /** Whole months before `through` that nothing is booked in, in the order of time. */
  gaps: Period[];
}

/**
 * The freshness of a company's books on a day; null without any books.
 * @param years all fiscal years of the company, in the order of time
 */
export function freshnessOf(years: readonly BookedYear[], today: CalendarDay): Freshness | null {
  const [first] = years;
  if (!first) return null;
  let through = reachOf(first);
  const gaps: Period[] = [];
  for (const year of years.slice(1)) {
    const [missing, begin] = [addMonths(through, 1), startOfMonth(firstDay(year))];
    if (missing < begin) gaps.push(periodOfDays(missing, endOfMonth(addMonths(begin, -1))));
    through = reachOf(year);
  }
  const monthsBehind = Math.max(0, monthsIn(periodOfDays(through, today)) - 1);
  return { through, monthsBehind, isStale: monthsBehind > USUAL_MONTHS, gaps };
}

/** The gap that begins in a fiscal year, or right after it. */
export function gapAfter({ gaps }: Freshness, year: Period, next: Period | undefined): Period | undefined {
  return gaps.find((gap) => firstDay(gap) >= firstDay(year) && (!next || firstDay(gap) < firstDay(next)));
}

/** The last day of the last booked month of a fiscal year: a file's last day may lie outside it. */
function reachOf(year: BookedYear): CalendarDay {
  const day = year.lastLedgerDate.slice(0, 10);
  const [first, last] = [firstDay(year), lastDay(year)];
  return endOfMonth(day < first ? first : day > last ? last : day);
}
