import { addDays, addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import { monthOfWord } from "./month-words";

/** Calendar days, both included. */
export interface DaySpan {
  first: CalendarDay;
  last: CalendarDay;
}

interface Reading {
  match: RegExpExecArray;
  today: CalendarDay;
}

const DAY = "(\\d{1,2})";
const MONTH = "(\\d{1,2})";
const YEAR = "(\\d{4}|\\d{2})";
const WORD = "(\\p{L}{3,}\\.?)";
const QUARTER = "(?:q|kv\\.?|kvartal|quarter) ?([1-4])";

/** The ways to write a span, tried in this order. A missing year is the current one; 1/3 is 1 March. */
const FORMS: readonly (readonly [pattern: string, read: (reading: Reading) => DaySpan | null])[] = [
  ["(?:today|idag|i dag)", ({ today }) => ({ first: today, last: today })],
  ["(?:yesterday|igår|i går)", ({ today }) => ({ first: addDays(today, -1), last: addDays(today, -1) })],
  ["(\\d{4})", ({ match }) => yearSpan(Number(match[1]))],
  ["(\\d{4})-?(\\d{2})-?(\\d{2})", ({ match }) => daySpan(match[1], match[2], match[3])],
  ["(\\d{2})(\\d{2})(\\d{2})", ({ match }) => daySpan(match[1], match[2], match[3])],
  ["(\\d{4})[-/.](\\d{1,2})", ({ match }) => monthSpan(match[1], Number(match[2]))],
  ["(\\d{1,2})[-/.](\\d{4})", ({ match }) => monthSpan(match[2], Number(match[1]))],
  [`${DAY} ?[/.] ?${MONTH}(?:[/. ]+${YEAR})?`, ({ match, today }) => daySpan(match[3] ?? today, match[2], match[1])],
  [`${QUARTER}(?:[ /-]+${YEAR})?`, ({ match, today }) => quarterSpan(match[2] ?? today, Number(match[1]))],
  [`(\\d{4})[ -]*${QUARTER}`, ({ match }) => quarterSpan(match[1]!, Number(match[2]))],
  [`${WORD}(?: ${YEAR})?`, ({ match, today }) => monthSpan(match[2] ?? today, monthOfWord(match[1]!))],
  [`(\\d{4}) ${WORD}`, ({ match }) => monthSpan(match[1], monthOfWord(match[2]!))],
  [
    `${DAY}(?:st|nd|rd|th|:e)? ${WORD}(?: ${YEAR})?`,
    ({ match, today }) => daySpan(match[3] ?? today, monthOfWord(match[2]!), match[1]),
  ],
  [`${WORD} ${DAY}(?: (\\d{4}))?`, ({ match, today }) => daySpan(match[3] ?? today, monthOfWord(match[1]!), match[2])],
];

/**
 * Reads what people type for a day, month, quarter or year: "1/3", "mars 2024", "Q3 2026", "2026-04-12".
 * Null when it is none of these or not on the calendar.
 */
export function readDaySpan(text: string, today: CalendarDay): DaySpan | null {
  const typed = text.trim().replace(/[\s,]+/g, " ");
  for (const [pattern, read] of FORMS) {
    const match = new RegExp(`^${pattern}$`, "iu").exec(typed);
    const span = match && read({ match, today });
    if (span) return span;
  }
  return null;
}

/** The year written with two or four digits, or the year of a day: a form without a year passes today. */
function yearOf(written: string): number {
  return written.length === 2 ? 2000 + Number(written) : Number(written.slice(0, 4));
}

function toCalendarDay(year: number, month: number, day: number): CalendarDay {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function daySpan(year: string | undefined, month: string | number | null | undefined, day: string | undefined) {
  if (year === undefined || day === undefined || month === null || month === undefined) return null;
  const whole = monthSpan(year, Number(month));
  if (!whole) return null;
  const written = toCalendarDay(yearOf(year), Number(month), Number(day));
  return written >= whole.first && written <= whole.last ? { first: written, last: written } : null;
}

function monthSpan(year: string | undefined, month: number | null): DaySpan | null {
  if (year === undefined || month === null || month < 1 || month > 12 || yearOf(year) < 1) return null;
  const first = toCalendarDay(yearOf(year), month, 1);
  return { first, last: endOfMonth(first) };
}

function quarterSpan(year: string, quarter: number): DaySpan | null {
  const start = monthSpan(year, quarter * 3 - 2);
  return start && { first: start.first, last: endOfMonth(addMonths(start.first, 2)) };
}

function yearSpan(year: number): DaySpan | null {
  return year < 1 ? null : { first: toCalendarDay(year, 1, 1), last: toCalendarDay(year, 12, 31) };
}
