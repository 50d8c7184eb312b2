import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDay } from "./calendar";

/**
 * First and last second, `YYYY-MM-DDThh:mm:ss`, both inclusive. The `end` of a fiscal year of the wire is instead
 * 00:00:00 of its last day: see {@link periodOfFiscalYear}.
 */
export interface Period {
  start: string;
  end: string;
}

/** The period from one calendar day to another, both included. */
export function periodOfDays(first: CalendarDay, last: CalendarDay): Period {
  return { start: `${first}T00:00:00`, end: `${last}T23:59:59` };
}

/** The days of a fiscal year of the wire, whose `end` is 00:00:00 of its last day, as a period. */
export function periodOfFiscalYear(year: { start: string; end: string }): Period {
  return periodOfDays(firstDay(year), lastDay(year));
}

export function firstDay(period: Period): CalendarDay {
  return period.start.slice(0, 10);
}

export function lastDay(period: Period): CalendarDay {
  return period.end.slice(0, 10);
}

/** Number of calendar months that a period touches. */
export function monthsIn(period: Period): number {
  const index = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(lastDay(period)) - index(firstDay(period)) + 1;
}

/**
 * Cuts the period of a fiscal year into steps of `months` calendar months, counted from its start; 12 gives the whole
 * period, however long. A year that begins or ends inside a month has a shorter first or last step.
 */
export function splitPeriod(period: Period, months: 1 | 3 | 12): Period[] {
  if (months === 12) return [period];
  const steps: Period[] = [];
  let rest = period;
  // The last step is not computed, because it could end after the last month that there is, December 9999.
  while (monthsIn(rest) > months) {
    const last = endOfMonth(addMonths(startOfMonth(firstDay(rest)), months - 1));
    steps.push(periodOfDays(firstDay(rest), last));
    rest = periodOfDays(addDays(last, 1), lastDay(period));
  }
  return [...steps, rest];
}
