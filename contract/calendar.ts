/**
 * Calendar days, without zod, because pages import this module. The schemas are in ./dates.
 */

/** A calendar day `YYYY-MM-DD`. */
export type CalendarDay = string;

/** The day `days` after `day` (negative: before). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first day of the month that is `months` months after the month of `day` (negative: before). */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

export function startOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;
}

/** @param month from 1 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** True for a month as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** True if a month `YYYY-MM` has a day from `firstDay` to `lastDay`, both included. */
export function isMonthWithin(month: string, firstDay: CalendarDay, lastDay: CalendarDay): boolean {
  return firstDay.slice(0, 7) <= month && month <= lastDay.slice(0, 7);
}

/** The same day of the month, `months` months earlier; the last day of that month if it has no such day. */
export function monthsEarlier(day: CalendarDay, months: number): CalendarDay {
  const month = addMonths(day, -months);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  const end = endOfMonth(month);
  return same < end ? same : end;
}

/** The day twelve months before `day`, which ends a period. The end of a month gives the end of a month. */
export function endYearEarlier(day: CalendarDay): CalendarDay {
  const earlier = monthsEarlier(day, 12);
  return day === endOfMonth(day) ? endOfMonth(earlier) : earlier;
}

/** Reads a timestamp of the interface, for which `isTimestamp` of ./dates holds; without an offset it is UTC. */
export function parseUtc(value: string): Date {
  return new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}Z`);
}
