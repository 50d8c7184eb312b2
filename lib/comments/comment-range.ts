import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { readDaySpan } from "@/lib/dates/read-period";

export const RANGE_PRESETS = [
  "this-month",
  "last-month",
  "this-quarter",
  "last-quarter",
  "this-year",
  "last-year",
] as const;
type RangePreset = (typeof RANGE_PRESETS)[number];

/**
 * Filter of comments by their period, and of the entries of activity by their day. Without `from` or `to` the range is
 * open at that end.
 */
export type CommentRange =
  | { kind: "all" }
  | { kind: "preset"; preset: RangePreset }
  | { kind: "days"; from?: CalendarDay | undefined; to?: CalendarDay | undefined };

/** The service's filter; both days inclusive. */
export interface DateFilter {
  startDate?: CalendarDay;
  endDate?: CalendarDay;
}

export interface RangeParams {
  range: string | null;
  from: string | null;
  to: string | null;
}

/** The range in an address; unreadable days are left out, and days in the wrong order are swapped. */
export function rangeOfParams({ range, from, to }: RangeParams): CommentRange {
  const preset = RANGE_PRESETS.find((candidate) => candidate === range);
  if (preset) return { kind: "preset", preset };
  const days = [dayOfParam(from), dayOfParam(to)] as const;
  if (days[0] && days[1] && days[0] > days[1]) return { kind: "days", from: days[1], to: days[0] };
  return days[0] || days[1] ? { kind: "days", from: days[0], to: days[1] } : { kind: "all" };
}

export function paramsOfRange(range: CommentRange): RangeParams {
  return {
    range: range.kind === "preset" ? range.preset : null,
    from: (range.kind === "days" && range.from) || null,
    to: (range.kind === "days" && range.to) || null,
  };
}

export function filterOfRange(range: CommentRange, today: CalendarDay): DateFilter {
  if (range.kind === "all") return {};
  if (range.kind === "preset") return daysOfPreset(range.preset, today);
  return { ...(range.from && { startDate: range.from }), ...(range.to && { endDate: range.to }) };
}

/** First and last day of a preset. Quarters and years are those of the calendar, not of a fiscal year. */
export function daysOfPreset(preset: RangePreset, today: CalendarDay): Required<DateFilter> {
  const back = preset.startsWith("last-") ? 1 : 0;
  const months = preset.endsWith("month") ? 1 : preset.endsWith("quarter") ? 3 : 12;
  const monthOfYear = Number(today.slice(5, 7)) - 1;
  const startDate = addMonths(startOfMonth(today), -(monthOfYear % months) - back * months);
  return { startDate, endDate: endOfMonth(addMonths(startDate, months - 1)) };
}

/** True when the filter includes a comment whose period has these days. The service decides in the same way. */
export function isWithin(filter: DateFilter, first: CalendarDay, last: CalendarDay): boolean {
  return (!filter.startDate || first >= filter.startDate) && (!filter.endDate || last <= filter.endDate);
}

function dayOfParam(param: string | null): CalendarDay | undefined {
  if (!param || !/^\d{4}-\d{2}-\d{2}$/.test(param)) return undefined;
  // A complete date does not depend on today, so any day will do as the second argument.
  return readDaySpan(param, param)?.first;
}
