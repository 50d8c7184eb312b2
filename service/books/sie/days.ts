import type { CalendarDay } from "@/contract/calendar";
import { isCalendarDay } from "@/contract/dates";

const ZERO = 48;

/** Parses `YYYYMMDD` into the number with these digits; 0 if it is malformed or not a calendar day. */
export function parseDayNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end - start !== 8) return 0;
  const [year, monthAndDay] = [fourDigits(bytes, start), fourDigits(bytes, start + 4)];
  if (year < 0 || monthAndDay < 0) return 0;
  const day = year * 1_00_00 + monthAndDay;
  const dayOfMonth = monthAndDay % 100;
  // Days 1 to 28 exist in every month; only later ones need the calendar.
  const isUsual = year > 0 && dayOfMonth >= 1 && dayOfMonth <= 28 && monthAndDay > 1_00 && monthAndDay < 13_00;
  return isUsual || isCalendarDay(withHyphens(day)) ? day : 0;
}

/** Parses the four digits at an offset; −1 if they are not four digits. */
export function fourDigits(bytes: Uint8Array, start: number): number {
  const a = bytes[start]! - ZERO;
  const b = bytes[start + 1]! - ZERO;
  const c = bytes[start + 2]! - ZERO;
  const d = bytes[start + 3]! - ZERO;
  return isDigit(a) && isDigit(b) && isDigit(c) && isDigit(d) ? a * 1000 + b * 100 + c * 10 + d : -1;
}

function isDigit(value: number): boolean {
  return value >= 0 && value <= 9;
}

const days = new Map<number, CalendarDay>();

/** Converts a number YYYYMMDD to a day `YYYY-MM-DD`; empty for 0. */
export function dayOf(number: number): CalendarDay {
  let day = days.get(number);
  if (day === undefined) {
    // Real books have a few thousand days; a file with more must not grow the cache without bound.
    if (days.size > 10_000) days.clear();
    days.set(number, (day = number === 0 ? "" : withHyphens(number)));
  }
  return day;
}

/** Converts a day `YYYY-MM-DD` to the number YYYYMMDD; 0 for an empty text. */
export function dayNumber(day: CalendarDay): number {
  return Number(day.replaceAll("-", ""));
}

function withHyphens(number: number): string {
  const digits = String(number).padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** Parses `YYYYMMDD`; null if it is malformed or not a calendar day. */
export function parseDay(text: string): CalendarDay | null {
  const number = /^\d{8}$/.test(text) ? parseDayNumber(Buffer.from(text), 0, 8) : 0;
  return number === 0 ? null : dayOf(number);
}

/** Parses a month `YYYYMM` into `YYYY-MM`; null if it is malformed. */
export function parseMonth(text: string): string | null {
  return /^\d{6}$/.test(text) && parseDay(`${text}01`) ? `${text.slice(0, 4)}-${text.slice(4)}` : null;
}

/** Returns true if the year, both days inclusive, is longer than 18 months, the maximum by law and in the API. */
export function isLongerThan18Months(start: CalendarDay, end: CalendarDay): boolean {
  const limit = new Date(`${start}T00:00:00Z`);
  const day = limit.getUTCDate();
  limit.setUTCMonth(limit.getUTCMonth() + 18);
  // If the month reached lacks the day, the date has moved on into the next month, whose first day is the limit.
  if (limit.getUTCDate() !== day) limit.setUTCDate(1);
  // Compared as dates, because the ISO text of a limit after the year 9999 has another length.
  return new Date(`${end}T00:00:00Z`) >= limit;
}
