import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";

/** The same day of the month, `months` months earlier; the last day of that month if it has no such day. */
export function monthsEarlier(day: CalendarDay, months: number): CalendarDay {
  const month = addMonths(day, -months);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  const end = endOfMonth(month);
  return same < end ? same : end;
}
