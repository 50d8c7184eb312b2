import { endOfMonth, type CalendarDay } from "@/contract/calendar";
import type { KeyFigureResult, MissingReason } from "@/contract/key-figure-value";
import { firstDay, lastDay, type Period } from "@/contract/period-steps";
import { yearBefore } from "./card-figures";
import type { Days } from "./chart-range";

/** A step of a chart or table. */
export interface CourseStep {
  period: Period;
  /** Null where there is none; may be infinite. */
  value: number | null;
  /** Why there is no value; left out where the books have not come to the end of the step. */
  reason?: MissingReason | undefined;
  annualised?: true | undefined;
  target: number | null;
  /** Known for steps that nothing is booked in yet too. */
  budget: number | null;
  /** The value of the same months a year earlier, null without one. */
  before: number | null;
}

type BookedYear = Period & { lastLedgerDate: CalendarDay };

/**
 * The steps that end within the days, in the order of time, each with the one a year before. A step that the books
 * have not reached the end of has no value: the service's is of a shorter time.
 */
export function courseOf({ keyFigureValues }: KeyFigureResult, years: readonly BookedYear[], days: Days): CourseStep[] {
  const values = new Map(keyFigureValues.map((value) => [keyOf(firstDay(value.period), lastDay(value.period)), value]));
  return keyFigureValues
    .filter(({ period }) => lastDay(period) >= days.first && lastDay(period) <= days.last)
    .map(({ period, value, reason, annualised, target, budget }) => {
      const earlier = values.get(keyOf(yearBefore(firstDay(period)), yearBefore(lastDay(period))))?.value ?? null;
      const isOpen = lastDay(period) > bookedUntil(lastDay(period), years);
      return {
        period,
        value: isOpen ? null : value,
        ...(!isOpen && { reason, annualised }),
        target: target ?? null,
        budget: budget ?? null,
        before: earlier,
      };
    });
}

function keyOf(first: CalendarDay, last: CalendarDay): string {
  return `${first} ${last}`;
}

/** The last day that the books of the fiscal year with this day are done for: they are kept by whole months. */
export function bookedUntil(day: CalendarDay, years: readonly BookedYear[]): CalendarDay {
  const year = years.find((candidate) => firstDay(candidate) <= day && day <= lastDay(candidate));
  if (!year) return day;
  const booked = endOfMonth(year.lastLedgerDate.slice(0, 10));
  // A year that the next one follows is closed, even when nothing was booked in its last months.
  return years.at(-1) === year && booked < lastDay(year) ? booked : lastDay(year);
}

/** Which step a day belongs to: the first that it does not lie after; -1 when it lies outside the days shown. */
export function stepOfDay(steps: readonly CourseStep[], day: CalendarDay, days: Days): number {
  return day < days.first ? -1 : steps.findIndex(({ period }) => day <= lastDay(period));
}
