/** The latest fiscal year that has begun by a day; the first one if none has. `years` are in order. */
export function yearBegunBy<Year>(
  years: readonly Year[],
  day: string,
  firstDayOf: (year: Year) => string,
): Year | undefined {
  return years.findLast((year) => firstDayOf(year) <= day) ?? years[0];
}
