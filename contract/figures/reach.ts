import { addDays, monthsEarlier, type CalendarDay } from "../calendar";
import { firstDay, lastDay, monthsIn, type Period, periodOfDays } from "../period";
import type { KeyFigure } from "./key-figure";
import type { KeyFigureValue } from "./key-figure-value";

/** A period, and how far the books reach in it. */
export type Reach = Pick<KeyFigureValue, "period" | "bookedThrough">;

/** The first months of a period, which a value is of, where the books end before the period does; else null. */
export function bookedPart({ period, bookedThrough }: Reach): Period | null {
  if (bookedThrough === undefined || bookedThrough >= lastDay(period)) return null;
  return periodOfDays(firstDay(period), bookedThrough);
}

/** The day that a balance in the period is of: the last one that is booked. */
export function balanceDay(reach: Reach): CalendarDay {
  return lastDay(bookedPart(reach) ?? reach.period);
}

/** The days that a value's `yearBefore` is of: the same months a year earlier. The end of a month stays one. */
export function yearBeforeOf(reach: Reach): Period {
  const { start, end } = bookedPart(reach) ?? reach.period;
  const last = addDays(monthsEarlier(addDays(end.slice(0, 10), 1), 12), -1);
  return periodOfDays(monthsEarlier(start.slice(0, 10), 12), last);
}

/** True when a value is missing because the books do not reach the end of its period. */
export function isUnbooked({ period, value, reason }: Pick<KeyFigureValue, "period" | "value" | "reason">): boolean {
  return value === null && reason?.code === "noBooks" && reason.end >= lastDay(period);
}

/** The latest step with a value; without one the latest that is booked, which says why. */
export function shownValue(values: readonly KeyFigureValue[]): KeyFigureValue | null {
  return (
    values.findLast(({ value }) => value !== null) ??
    values.findLast((value) => !isUnbooked(value)) ??
    values.at(-1) ??
    null
  );
}

/** Whole years and quarters have a name that what is booked of them can be said to be of. */
export function lengthName(period: Period): "year" | "quarter" | "period" {
  const months = monthsIn(period);
  return months === 12 ? "year" : months === 3 ? "quarter" : "period";
}

/** Length of the time that a value is compared over with a year earlier. */
export type ComparedTime = "day" | "month" | "months" | "year";

export function comparedTime(reach: Reach, { timeBasis }: Pick<KeyFigure, "timeBasis">): ComparedTime {
  if (timeBasis === "day") return "day";
  const months = monthsIn(bookedPart(reach) ?? reach.period);
  return months === 1 ? "month" : months === 12 ? "year" : "months";
}
