import { endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";

/** Identifies the value whose trace is shown. */
export interface TraceAddress {
  keyFigureId: string;
  first: CalendarDay;
  last: CalendarDay;
}

const WRITTEN = /^(.+)~(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/;

/** Reads "NetSales~2026-01-01~2026-03-31" from a page's address; null for any other text. */
export function parseTraceAddress(text: string): TraceAddress | null {
  const [, keyFigureId, first, last] = WRITTEN.exec(text) ?? [];
  if (keyFigureId === undefined || first === undefined || last === undefined || first > last) return null;
  return isOnCalendar(first) && isOnCalendar(last) ? { keyFigureId, first, last } : null;
}

/** True if a text of the form `YYYY-MM-DD` is an existing day. Not `isCalendarDay`, whose module brings zod along. */
function isOnCalendar(text: string): boolean {
  return /-(?:0[1-9]|1[0-2])-/.test(text) && startOfMonth(text) <= text && text <= endOfMonth(text);
}

export function writeTraceAddress({ keyFigureId, first, last }: TraceAddress): string {
  return `${keyFigureId}~${first}~${last}`;
}
