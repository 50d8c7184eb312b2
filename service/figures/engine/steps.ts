import { addDays, addMonths, endOfMonth, endYearEarlier, type CalendarDay } from "@/contract/calendar";
import { firstDay, lastDay, periodOfDays, splitPeriod } from "@/contract/period";
import type { Resolution } from "@/contract/figures/resolutions";
import { monthNumber } from "../../books/balances/month-number";

/** Calendar days from the first to the last, both inclusive. */
export interface Days {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** A day that must be booked, since a value would otherwise be of fewer months than the step. */
  mustReach?: CalendarDay;
  /** True if all days must be booked, as for a comparison with the year before. */
  isWhole?: true;
}

export interface StepSelection {
  /** The requested range; by default the fiscal years. */
  days?: Days | undefined;
  /** Limits the steps to this many latest fiscal years. */
  numberOfYears?: number | undefined;
  /** By default one step for the range, or one per fiscal year. */
  resolution?: Resolution | undefined;
}

/**
 * The periods to compute values for, in order. Requested days without a resolution are one step. Other steps are cut
 * from fiscal years, so that days outside these yield none; those of `ytd` and `rolling12` may begin before `days`.
 */
export function stepsOf(years: readonly Days[], { days, numberOfYears, resolution }: StepSelection): Days[] {
  if (days && resolution === undefined) return [days];
  const chosen = numberOfYears === undefined ? years : years.slice(-numberOfYears);
  return chosen.flatMap((year) => stepsOfYear(year, resolution ?? "year", days));
}

function stepsOfYear(year: Days, resolution: Resolution, within: Days | undefined): Days[] {
  const months = resolution === "year" ? 12 : resolution === "quarter" ? 3 : 1;
  const steps = splitPeriod(periodOfDays(year.firstDay, year.lastDay), months)
    .map((period) => intersection({ firstDay: firstDay(period), lastDay: lastDay(period) }, within))
    .filter((step) => step !== null);
  const toMonth = (first: (step: Days) => CalendarDay) =>
    steps.map((step) => ({ firstDay: first(step), lastDay: step.lastDay, mustReach: step.firstDay }));
  if (resolution === "ytd") return toMonth(() => year.firstDay);
  if (resolution === "rolling12")
    // Twelve months that would begin before the year 1 are left out: there is no year 0.
    return toMonth(({ lastDay: end }) => addDays(endYearEarlier(end), 1)).filter((step) => step.firstDay >= "0001");
  return steps;
}

function intersection(step: Days, within: Days | undefined): Days | null {
  if (!within) return step;
  const first = step.firstDay > within.firstDay ? step.firstDay : within.firstDay;
  const last = step.lastDay < within.lastDay ? step.lastDay : within.lastDay;
  return first <= last ? { firstDay: first, lastDay: last } : null;
}

/** Splits days into calendar months; the first and last may be partial. */
export function monthsOf({ firstDay, lastDay }: Days): Days[] {
  const length = monthNumber(lastDay) - monthNumber(firstDay) + 1;
  return Array.from({ length }, (_, i) => {
    const start = i === 0 ? firstDay : addMonths(firstDay, i);
    const end = endOfMonth(start);
    return { firstDay: start, lastDay: end < lastDay ? end : lastDay };
  });
}
