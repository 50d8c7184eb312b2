import type { CalendarDay } from "../calendar";

/** Hours between UTC and Swedish time in winter; in summer there is one more. */
const WINTER_OFFSET = 1;
const HOUR = 3_600_000;

/**
 * The time on a clock of Sweden at an instant, as "2026-05-04T14:02". From 1996 on, by the rule of the European Union:
 * summer time is from one o'clock UTC of the last Sunday of March to that of October. Written out because the first
 * date that a browser formats in a time zone holds up a page for some ten milliseconds.
 */
export function swedishTime(instant: Date): string {
  const year = instant.getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  const offset = (WINTER_OFFSET + Number(isSummer)) * HOUR;
  return new Date(instant.getTime() + offset).toISOString().slice(0, 16);
}

/** The day in Sweden at an instant. */
export function swedishDay(instant: Date): CalendarDay {
  return swedishTime(instant).slice(0, 10);
}

/** One o'clock UTC of the last Sunday of a month with 31 days; `month` counts from 0. */
function lastSunday(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  lastDay.setUTCDate(31 - lastDay.getUTCDay());
  return lastDay;
}
