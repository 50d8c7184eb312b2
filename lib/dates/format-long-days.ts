import { addMonths, type CalendarDay } from "@/contract/calendar";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { CULTURE_OF_LOCALE, type Locale } from "@/lib/i18n/locale";

// Long formats of days and months, for sentences. Separate from format-days, which every page loads.

/** A calendar day has no zone: it is formatted in UTC, so that no offset moves it. */
function write(day: CalendarDay, locale: Locale, shape: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(CULTURE_OF_LOCALE[locale], { ...shape, timeZone: "UTC" });
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** "31 October 2026" */
export function formatLongDay(day: CalendarDay, locale: Locale): string {
  return write(day, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** "October 2026" */
export function formatLongMonth(day: CalendarDay, locale: Locale): string {
  return write(day, locale, { month: "long", year: "numeric" });
}

/**
 * The months of a period without the year: "January–March". With the years where the period is longer than twelve
 * months.
 */
export function formatMonthSpan(period: Period, locale: Locale): string {
  const [first, last] = [firstDay(period), lastDay(period)];
  if (last >= addMonths(first, 12)) return `${formatLongMonth(first, locale)} – ${formatLongMonth(last, locale)}`;
  const [start, end] = [first, last].map((day) => write(day, locale, { month: "long" }));
  return start === end ? start! : `${start!}–${end!}`;
}
