import type { CalendarDay } from "../calendar";

/** The latest fiscal year that has begun by a day; the first one if none has. `years` are in order. */
export function yearBegunBy<Year>(
  years: readonly Year[],
  day: CalendarDay,
  firstDayOf: (year: Year) => CalendarDay,
): Year | undefined {
  return years.findLast((year) => firstDayOf(year) <= day) ?? years[0];
}
