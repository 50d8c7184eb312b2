import { endYearEarlier, monthsEarlier, type CalendarDay } from "../calendar";
import { firstDay, lastDay, monthsIn, type Period, periodOfDays } from "../period";
import type { KeyFigure } from "./key-figure";
import type { KeyFigureValue } from "./key-figure-value";

/** A period, and how far the books reach in it. */
export type Reach = Pick<KeyFigureValue, "period" | "bookedThrough">;

/** The booked first months of a period; null if it is booked to its end, or nothing of it is booked. */
export function bookedPart({ period, bookedThrough }: Reach): Period | null {
  if (bookedThrough === undefined || bookedThrough >= lastDay(period)) return null;
  return periodOfDays(firstDay(period), bookedThrough);
}

/** The day of a balance in the period: the last booked day, or the period's last day if nothing of it is booked. */
export function balanceDay(reach: Reach): CalendarDay {
  return lastDay(bookedPart(reach) ?? reach.period);
}

/** The period of a value's `yearBefore`: the same months a year earlier, to the end of the month. */
export function yearBeforeOf(reach: Reach): Period {
  const period = bookedPart(reach) ?? reach.period;
  return periodOfDays(monthsEarlier(firstDay(period), 12), endYearEarlier(lastDay(period)));
}

/** True when a value is missing because the books do not reach the end of its period. */
export function isUnbooked({ period, value, reason }: Pick<KeyFigureValue, "period" | "value" | "reason">): boolean {
  return value === null && reason?.code === "noBooks" && reason.end >= lastDay(period);
}

/**
 * The latest step with a value; if none has one, the latest booked step, which has the reason; if none is booked, the
 * latest step. Null without steps.
 */
export function shownValue(values: readonly KeyFigureValue[]): KeyFigureValue | null {
  return (
    values.findLast(({ value }) => value !== null) ??
    values.findLast((value) => !isUnbooked(value)) ??
    values.at(-1) ??
    null
  );
}

/** The word for a period by its length: "year" in the text "January–March of the year". */
export function lengthName(period: Period): "year" | "quarter" | "period" {
  const months = monthsIn(period);
  return months === 12 ? "year" : months === 3 ? "quarter" : "period";
}

/** The length of time over which a value is compared with a year earlier. */
export type ComparedTime = "day" | "month" | "months" | "year";

export function comparedTime(reach: Reach, { timeBasis }: Pick<KeyFigure, "timeBasis">): ComparedTime {
  if (timeBasis === "day") return "day";
  const months = monthsIn(bookedPart(reach) ?? reach.period);
  return months === 1 ? "month" : months === 12 ? "year" : "months";
}
