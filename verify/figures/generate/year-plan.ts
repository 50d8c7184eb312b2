import { dayAfter, dayBefore, firstOfMonthAfter, slicesOf, yearEarlier, type Day } from "../calendar";
import type { Random } from "./random";

/** Plan of a generated fiscal year. */
export interface YearPlan {
  start: Day;
  end: Day;
  currency: string;
  /** Content of the file: vouchers, amounts by month, or balances of the year only. */
  style: "vouchers" | "months" | "year";
  /** Type of the SIE file. */
  type: 1 | 2 | 3 | 4;
  /** Number of slices that vouchers are made for, counted from the first; some may get none. */
  booked: number;
}

/**
 * One to four fiscal years: some not calendar years, short or long, with gaps between them, or not booked to the end.
 */
export function planYears(random: Random): YearPlan[] {
  const plans: YearPlan[] = [];
  const currency = random.chance(0.15) ? "EUR" : "SEK";
  let start = firstStart(random);
  const count = random.pick([1, 1, 2, 2, 3, 4]);
  for (let i = 0; i < count; i++) {
    const end = endOf(random, start, i);
    const slices = slicesOf(start, end).length;
    const style = random.pick(["vouchers", "vouchers", "vouchers", "months", "months", "year"] as const);
    plans.push({
      start,
      end,
      currency: random.chance(0.1) ? "NOK" : currency,
      style,
      type: style === "vouchers" ? 4 : style === "year" ? 1 : random.pick([2, 3, 3, 4] as const),
      booked: random.chance(0.6) ? slices : random.int(0, slices),
    });
    start = dayAfter(end);
    if (random.chance(0.12)) start = firstOfMonthAfter(start, random.pick([1, 3, 12, 14]));
  }
  return plans;
}

function firstStart(random: Random): Day {
  const year = random.int(2007, 2024);
  const month = random.chance(0.5) ? 1 : random.int(1, 12);
  const first = firstOfMonthAfter(`${year}-01-01`, month - 1);
  return random.chance(0.15) ? `${first.slice(0, 8)}${random.pick(["02", "15", "28"])}` : first;
}

/**
 * Twelve months; the first year may be as short as one month and as long as eighteen, later ones sometimes too. A year
 * that begins inside a month may end with that month.
 */
function endOf(random: Random, start: Day, index: number): Day {
  const odd = random.chance(index === 0 ? 0.4 : 0.15);
  if (!odd && start.endsWith("-01")) return dayBefore(firstOfMonthAfter(start, 12));
  // A year that begins inside a month ends twelve months later, or with a month.
  if (!odd && random.chance(0.5)) return dayBefore(oneYearLater(start));
  return dayBefore(firstOfMonthAfter(start, random.int(1, start.endsWith("-01") ? 18 : 17)));
}

/**
 * The same day a year later, or the first of that month where {@link yearEarlier} does not lead back: on 28 February of
 * a leap year.
 */
function oneYearLater(start: Day): Day {
  const later = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`;
  return yearEarlier(later) === start ? later : firstOfMonthAfter(start, 12);
}
