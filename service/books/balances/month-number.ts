/** The month of a day `YYYY-MM-DD` or a month `YYYY-MM`, counted from January of year 0. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
