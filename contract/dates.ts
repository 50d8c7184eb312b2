import * as z from "zod";
import { daysInMonth, isMonth, type CalendarDay } from "./calendar";
import type { Period } from "./period";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

/** Pattern of the timestamps that the service writes, for JSON Schema: `format: date-time` would demand a zone. */
const WRITTEN_TIMESTAMP = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$";

/** True for a `YYYY-MM-DD` that is on the calendar. Year 0000 is not. */
export function isCalendarDay(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** A cache: parsing a value calls {@link writtenDay} four times, and a list of 100,000 values has few periods. */
const writtenDays = new Map<string, CalendarDay | null>();
const MAX_CACHED_DAYS = 1000;
/** Longest text that is cached: a timestamp with an offset. Any client may send a longer text as a date. */
const MAX_DAY_LENGTH = 25;

/**
 * The calendar day written in a date or timestamp (`wire-period-days-have-no-zone` in docs/interface.md). An offset
 * or `Z` does not move it: times of periods and fiscal years have no zone. Null when the text is neither.
 */
export function writtenDay(value: string): CalendarDay | null {
  const known = writtenDays.get(value);
  if (known !== undefined) return known;
  const day = isCalendarDay(value) ? value : isTimestamp(value) ? value.slice(0, 10) : null;
  if (value.length > MAX_DAY_LENGTH) return day;
  if (writtenDays.size === MAX_CACHED_DAYS) writtenDays.clear();
  // A copy, because a substring keeps the whole request in memory.
  writtenDays.set(Array.from(value).join(""), day && Array.from(day).join(""));
  return day;
}

export function isTimestamp(value: string): boolean {
  const match = TIMESTAMP.exec(value);
  if (!match || !isCalendarDay(match[1]!)) return false;
  if (Number(match[2]) > 23 || Number(match[3]) > 59 || Number(match[4]) > 59) return false;
  const offset = match[5];
  return !offset || offset === "Z" || (Number(offset.slice(1, 3)) <= 14 && Number(offset.slice(4, 6)) <= 59);
}

/** Writes an instant as the interface wants it: UTC to the second, no `Z`, no fraction. */
export function formatUtc(instant: Date): string {
  return instant.toISOString().slice(0, 19);
}

export const calendarDay = z
  .string()
  .refine(isCalendarDay, { message: "expected a date YYYY-MM-DD that is on the calendar" })
  .meta({ format: "date", examples: ["2024-01-31"] });

export const calendarMonth = z
  .string()
  .refine(isMonth, { message: "expected a month YYYY-MM" })
  .meta({ pattern: "^\\d{4}-\\d{2}$", examples: ["2024-01"] });

/** A timestamp. The service writes it as the pattern says; an offset, `Z` or a fraction is accepted too. */
export const timestamp = z
  .string()
  .refine(isTimestamp, { message: "expected a timestamp YYYY-MM-DDThh:mm:ss, with an offset if it is not UTC" })
  .meta({ pattern: WRITTEN_TIMESTAMP, examples: ["2024-01-31T14:05:00"] });

const dayOrTimestamp = z.string().refine((value) => writtenDay(value) !== null, {
  message: "expected a date YYYY-MM-DD or a timestamp YYYY-MM-DDThh:mm:ss that is on the calendar",
  abort: true,
});

/** First second of the written day. */
export const startOfDay = dayOrTimestamp
  .overwrite((value) => `${writtenDay(value)}T00:00:00`)
  .meta({ pattern: WRITTEN_TIMESTAMP, examples: ["2024-01-01T00:00:00"] });
/** Last second of the written day. */
export const endOfDay = dayOrTimestamp
  .overwrite((value) => `${writtenDay(value)}T23:59:59`)
  .meta({ pattern: WRITTEN_TIMESTAMP, examples: ["2024-01-31T23:59:59"] });

/** Start and end inclusive to the second: January 2024 is 2024-01-01T00:00:00 to 2024-01-31T23:59:59. */
export const periodSchema = z
  .object({ start: startOfDay, end: endOfDay })
  .refine((period) => period.start <= period.end, {
    message: "expected an end that is not before the start",
  }) satisfies z.ZodType<Period>;
