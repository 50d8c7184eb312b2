import { addMonths, addDays, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { firstDay, lastDay, type Period } from "@/contract/period-steps";
import { CULTURE_OF_LOCALE, TIME_ZONE, type Locale } from "../i18n/locale";

const QUARTER: Record<Locale, string> = { en: "Q", sv: "kv " };

/** A period as people write it: "Apr 2026", "Q3 2026", "2026", "May–Jul 2026", "3–17 Apr 2026". */
export function periodLabel(period: Period, locale: Locale): string {
  return daysLabel(firstDay(period), lastDay(period), locale);
}

/** Like {@link periodLabel}, of two calendar days, both included. */
export function daysLabel(first: CalendarDay, last: CalendarDay, locale: Locale): string {
  if (first === last) return dayLabel(first, locale);
  const months = wholeMonths(first, last);
  const year = first.slice(0, 4);
  const monthNumber = Number(first.slice(5, 7));
  if (months === 1) return `${monthName(first, locale)} ${year}`;
  if (months === 3 && monthNumber % 3 === 1) return `${QUARTER[locale]}${(monthNumber + 2) / 3} ${year}`;
  if (months === 12 && monthNumber === 1) return year;
  if (months > 0)
    return range(monthName(first, locale), monthName(last, locale), first, last, year === last.slice(0, 4));
  const sameMonth = startOfMonth(first) === startOfMonth(last);
  const from = sameMonth ? dayNumber(first) : `${dayNumber(first)} ${monthName(first, locale)}`;
  return range(from, `${dayNumber(last)} ${monthName(last, locale)}`, first, last, year === last.slice(0, 4));
}

/** A calendar day: "12 Apr 2026". */
export function dayLabel(day: CalendarDay, locale: Locale): string {
  return `${dayNumber(day)} ${monthName(day, locale)} ${day.slice(0, 4)}`;
}

/** The day, in the dashboard's time zone, on which an instant falls. */
export function dayOfInstant(instant: Date): CalendarDay {
  // The Swedish way to write a day is the ISO one.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(instant);
}

function range(from: string, to: string, first: CalendarDay, last: CalendarDay, sameYear: boolean): string {
  return sameYear ? `${from}–${to} ${last.slice(0, 4)}` : `${from} ${first.slice(0, 4)} – ${to} ${last.slice(0, 4)}`;
}

function monthName(day: CalendarDay, locale: Locale): string {
  const name = new Intl.DateTimeFormat(CULTURE_OF_LOCALE[locale], { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00Z`)).replace(/\.$/, "");
}

function dayNumber(day: CalendarDay): string {
  return String(Number(day.slice(8)));
}

/** How many whole calendar months the days cover; 0 when they begin or end inside one. */
function wholeMonths(first: CalendarDay, last: CalendarDay): number {
  if (first !== startOfMonth(first) || last !== endOfMonth(last)) return 0;
  const after = addDays(last, 1);
  const index = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return addMonths(first, index(after) - index(first)) === after ? index(after) - index(first) : 0;
}
