import { addMonths, type CalendarDay, endOfMonth, parseUtc, startOfMonth } from "../calendar";
import { firstDay, lastDay, monthsIn, type Period } from "../period";
import type { Locale } from "./locale";
import { swedishDay, swedishTime } from "./swedish-clock";

/** Names as in `Intl` for sv-SE and en-GB. Creating an `Intl` format takes a page some milliseconds. */
const MONTHS: Record<Locale, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
  sv: ["jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "dec."],
};

/** "31 Oct 2026". Takes a day or a timestamp without a zone, whose day is written. */
export function formatDay(day: CalendarDay, locale: Locale): string {
  return `${formatDayOfYear(day, locale)} ${yearOf(day)}`;
}

/** "31 Oct", without the year. */
export function formatDayOfYear(day: CalendarDay, locale: Locale): string {
  return `${Number(day.slice(8, 10))} ${formatMonthOfYear(day, locale)}`;
}

/** "Oct 2026" */
export function formatMonth(day: CalendarDay, locale: Locale): string {
  return `${formatMonthOfYear(day, locale)} ${yearOf(day)}`;
}

/** "Oct", without the year. */
export function formatMonthOfYear(day: CalendarDay, locale: Locale): string {
  return MONTHS[locale][Number(day.slice(5, 7)) - 1]!;
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** The name of a calendar year, quarter or month, or a single day; any other period is written from day to day. */
export function formatPeriod(period: Period, locale: Locale): string {
  const first = firstDay(period);
  const last = lastDay(period);
  const year = first.slice(0, 4);
  if (first === startOfMonth(first)) {
    if (last === endOfMonth(first)) return formatMonth(first, locale);
    if (first.endsWith("-01-01") && last === `${year}-12-31`) return year;
    const quarter = (Number(first.slice(5, 7)) - 1) / 3;
    if (Number.isInteger(quarter) && last === endOfMonth(addMonths(first, 2)))
      return `${locale === "sv" ? "Kv\u00a0" : "Q"}${String(quarter + 1)} ${year}`;
  }
  if (first === last) return formatDay(first, locale);
  const start = year === last.slice(0, 4) ? formatDayOfYear(first, locale) : formatDay(first, locale);
  return `${start} – ${formatDay(last, locale)}`;
}

/** Like {@link formatPeriod}, but from month to month where it consists of whole ones: "Jan – Oct 2026". */
export function formatMonths(period: Period, locale: Locale): string {
  const first = firstDay(period);
  const last = lastDay(period);
  const isWhole = first === startOfMonth(first) && last === endOfMonth(last);
  // A month, a quarter and a year have names, which are not written from one day to another.
  const name = formatPeriod(period, locale);
  if (!isWhole || !name.includes(" – ")) return name;
  const start = first.slice(0, 4) === last.slice(0, 4) ? formatMonthOfYear(first, locale) : formatMonth(first, locale);
  return `${start} – ${formatMonth(last, locale)}`;
}

/** The usual name of a fiscal year: "2026" where it begins and ends in that year, else "2025/26". */
export function formatFiscalYear(year: { start: string; end: string }): string {
  const start = year.start.slice(0, 4);
  const end = year.end.slice(0, 4);
  return start === end ? end : `${start}/${end.slice(2)}`;
}

/** The usual name of a fiscal year of twelve months or more; a shorter one, or its first part, is written in months. */
export function formatYearOrMonths(period: Period, locale: Locale): string {
  return monthsIn(period) < 12 ? formatMonths(period, locale) : formatFiscalYear(period);
}

/** "4 May 2026, 14:02". Takes a timestamp of the interface, UTC unless it has an offset. */
export function formatMoment(timestamp: string, locale: Locale): string {
  const instant = parseUtc(timestamp);
  return `${formatDay(swedishDay(instant), locale)}${locale === "sv" ? "" : ","} ${formatTime(instant)}`;
}

/** "14:02", on a clock of Sweden. */
export function formatTime(instant: Date): string {
  return swedishTime(instant).slice(11);
}
