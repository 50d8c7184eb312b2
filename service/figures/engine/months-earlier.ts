import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";

/** The same day of the month so many months earlier; the last of that month where it has no such day. */
export function monthsEarlier(day: CalendarDay, months: number): CalendarDay {
  const month = addMonths(day, -months);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  const end = endOfMonth(month);
  return same < end ? same : end;
}
