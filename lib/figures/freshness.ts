import { addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import { firstDay, lastDay, monthsIn, type Period, periodOfDays } from "@/contract/period";
import type { BookedYear } from "@/lib/dates/period-choices";

/** Usual delay in months: in the middle of a month, bookkeepers have booked up to the month before last. */
const USUAL_MONTHS = 2;

export interface Freshness {
  /** The last day of the last booked month. */
  through: CalendarDay;
  /** Number of months that have begun since then. */
  monthsBehind: number;
  /** True when more months than usual are missing. */
  isLate: boolean;
  /** Periods of whole unbooked months before `through`, the earliest first. */
  gaps: Period[];
}

/**
 * Says how current a company's books are on a day; null without any books.
 * @param years all fiscal years of the company, the earliest first
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
  const behind = monthsBehind(through, today);
  return { through, monthsBehind: behind, isLate: isLate(behind), gaps };
}

/**
 * The number of months that have begun since the last booked month.
 * @param through the last day of that month
 */
export function monthsBehind(through: CalendarDay, today: CalendarDay): number {
  return Math.max(0, monthsIn(periodOfDays(through, today)) - 1);
}

/** True when books are behind by more months than usual. */
export function isLate(months: number): boolean {
  return months > USUAL_MONTHS;
}

/** The gap that begins in a fiscal year, or right after it. */
export function gapAfter({ gaps }: Freshness, year: Period, next: Period | undefined): Period | undefined {
  return gaps.find((gap) => firstDay(gap) >= firstDay(year) && (!next || firstDay(gap) < firstDay(next)));
}

/**
 * The last day of the last booked month of a fiscal year. The first month counts as booked even without entries, as the
 * last ledger date is then the first day of the year. A file can name a last day outside the year.
 */
function reachOf(year: BookedYear): CalendarDay {
  const day = year.lastLedgerDate.slice(0, 10);
  const [first, last] = [firstDay(year), lastDay(year)];
  return endOfMonth(day < first ? first : day > last ? last : day);
}
