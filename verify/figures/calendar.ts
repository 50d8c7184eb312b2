/** A calendar day, `YYYY-MM-DD`. Days compare as text. */
export type Day = string;

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Number of days of a month; `month` counts from 1. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function dayOf(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

function parts(day: Day): { year: number; month: number; date: number } {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return { year, month, date };
}

/** The day of `YYYYMMDD`, as SIE files write it; null for a text that is no day of the calendar. */
export function dayOfDigits(text: string): Day | null {
  if (!/^\d{8}$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(4, 6));
  const date = Number(text.slice(6));
  const exists = year > 0 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  return exists ? dayOf(year, month, date) : null;
}

/** The month of a day as `YYYY-MM`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

export function firstOfMonth(day: Day): Day {
  return `${monthOf(day)}-01`;
}

export function lastOfMonth(day: Day): Day {
  const { year, month } = parts(day);
  return dayOf(year, month, daysIn(year, month));
}

export function dayAfter(day: Day): Day {
  const { year, month, date } = parts(day);
  if (date < daysIn(year, month)) return dayOf(year, month, date + 1);
  return month < 12 ? dayOf(year, month + 1, 1) : dayOf(year + 1, 1, 1);
}

export function dayBefore(day: Day): Day {
  const { year, month, date } = parts(day);
  if (date > 1) return dayOf(year, month, date - 1);
  return month > 1 ? dayOf(year, month - 1, daysIn(year, month - 1)) : dayOf(year - 1, 12, 31);
}

/** The same day a year earlier; the end of a month stays the end of that month. */
export function yearEarlier(day: Day): Day {
  const { year, month, date } = parts(day);
  return day === lastOfMonth(day) ? lastOfMonth(dayOf(year - 1, month, 1)) : dayOf(year - 1, month, date);
}

/** The first day of the twelve months that end with this day. */
export function firstOfTwelveMonths(last: Day): Day {
  return dayAfter(yearEarlier(last));
}

/** The first day of the month that is `months` after the month of `day`, or before it when `months` is negative. */
export function firstOfMonthAfter(day: Day, months: number): Day {
  const { year, month } = parts(day);
  const count = year * 12 + month - 1 + months;
  return dayOf(Math.floor(count / 12), (count % 12) + 1, 1);
}

/** Number of days from one to another, both included. */
export function daysFromTo(first: Day, last: Day): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1;
}

/** A part of a fiscal year that lies in one calendar month, first and last day included. */
export interface Slice {
  start: Day;
  end: Day;
}

/** Cuts days into their calendar months; the first and the last may be parts of one. */
export function slicesOf(start: Day, end: Day): Slice[] {
  const slices: Slice[] = [];
  for (let first = start; first <= end;) {
    const last = lastOfMonth(first) < end ? lastOfMonth(first) : end;
    slices.push({ start: first, end: last });
    first = dayAfter(last);
  }
  return slices;
}
