/** Returns the number of months from January of year 0 to a day `YYYY-MM-DD` or month `YYYY-MM`. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
