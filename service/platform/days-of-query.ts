import type { CalendarDay } from "@/contract/calendar";
import { HttpError } from "./http-error";

/** The parameters `startDate` and `endDate` of a query; both days are included. */
interface DaysOfQuery {
  startDate?: CalendarDay | undefined;
  endDate?: CalendarDay | undefined;
}

/** @throws HttpError invalid when the first day is after the last */
export function requireDaysInOrder({ startDate, endDate }: DaysOfQuery): void {
  if (startDate && endDate && startDate > endDate) invalid(`startDate ${startDate} is after endDate ${endDate}`);
}

/**
 * The days of a query that has both dates; null when it has none.
 * @throws HttpError invalid for only one of the dates, or when the first day is after the last
 */
export function daysOfQuery(query: DaysOfQuery): { firstDay: CalendarDay; lastDay: CalendarDay } | null {
  const { startDate, endDate } = query;
  if ((startDate === undefined) !== (endDate === undefined)) {
    invalid(`${startDate === undefined ? "startDate" : "endDate"} is missing: expected both dates or none`);
  }
  requireDaysInOrder(query);
  return startDate && endDate ? { firstDay: startDate, lastDay: endDate } : null;
}

function invalid(message: string): never {
  throw new HttpError("invalid", `The query is not valid: ${message}.`);
}
