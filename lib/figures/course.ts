import type { CalendarDay } from "@/contract/calendar";
import { firstDay, lastDay, type Period } from "@/contract/period";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { Days } from "./chart-range";
import { bookedPart, isUnbooked, yearBeforeOf } from "@/contract/figures/reach";

/** A step of a chart or table. */
export interface CourseStep extends Pick<
  KeyFigureValue,
  "period" | "bookedThrough" | "reason" | "annualised" | "estimated"
> {
  /** The value, which may be infinite. Null without `reason` means that the books do not reach the end of the step. */
  value: number | null;
  target: number | null;
  /** The budget, also for unbooked steps. */
  budget: number | null;
  /** The value of the same booked months a year earlier, or of the whole step if unbooked months leave no value. */
  before: number | null;
}

/** The steps that end within the days, the earliest first, each with the value a year earlier. */
export function courseOf({ keyFigureValues }: KeyFigureResult, days: Days): CourseStep[] {
  const values = new Map(keyFigureValues.map((value) => [keyOf(value.period), value]));
  return keyFigureValues
    .filter(({ period }) => lastDay(period) >= days.first && lastDay(period) <= days.last)
    .map((step) => {
      const { reason, yearBefore, target = null, budget = null, ...rest } = step;
      const isWhole = isUnbooked(step) || !bookedPart(step);
      const earlier =
        step.value === null && isWhole ? values.get(keyOf(yearBeforeOf({ period: step.period }))) : undefined;
      return {
        ...rest,
        ...(reason && !isUnbooked(step) && { reason }),
        target,
        budget,
        before: yearBefore ?? (earlier && !bookedPart(earlier) ? earlier.value : null),
      };
    });
}

function keyOf(period: Period): string {
  return `${firstDay(period)} ${lastDay(period)}`;
}

/** Index of the first step that contains the day; -1 when none does, or the day is before the shown days. */
export function stepOfDay(steps: readonly CourseStep[], day: CalendarDay, days: Days): number {
  return day < days.first ? -1 : steps.findIndex(({ period }) => firstDay(period) <= day && day <= lastDay(period));
}
