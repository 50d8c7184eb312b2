import { addMonths, type CalendarDay } from "../calendar";
import { firstDay, lastDay, type Period } from "../period";
import type { Locale } from "./locale";

// Long formats of days and months, for sentences. Separate from format-days, which every page loads.

const MONTHS: Record<Locale, readonly string[]> = {
  en: "January February March April May June July August September October November December".split(" "),
  sv: "januari februari mars april maj juni juli augusti september oktober november december".split(" "),
};

/** "31 October 2026" */
export function formatLongDay(day: CalendarDay, locale: Locale): string {
  return `${Number(day.slice(8, 10))} ${formatLongMonth(day, locale)}`;
}

/** "October 2026" */
export function formatLongMonth(day: CalendarDay, locale: Locale): string {
  return `${nameOfMonth(day, locale)} ${Number(day.slice(0, 4))}`;
}

function nameOfMonth(day: CalendarDay, locale: Locale): string {
  return MONTHS[locale][Number(day.slice(5, 7)) - 1]!;
}

/**
 * The months of a period without the year: "January–March". With the years where the period has days of more than
 * twelve months.
 */
export function formatMonthSpan(period: Period, locale: Locale): string {
  const [first, last] = [firstDay(period), lastDay(period)];
  if (last >= addMonths(first, 12)) return `${formatLongMonth(first, locale)} – ${formatLongMonth(last, locale)}`;
  const [start, end] = [first, last].map((day) => nameOfMonth(day, locale));
  return start === end ? start! : `${start!}–${end!}`;
}
