import { addDays, monthsEarlier, type CalendarDay } from "@/contract/calendar";
import type { Books } from "../../figures/engine/books";
import type { Days } from "../../figures/engine/steps";

export interface Reach {
  /** The days of the period up to the end of its last booked month. */
  days: Days;
  /** The same a year earlier; null where not all of it is booked. */
  before: Days | null;
}

/** The booked part of a period, by whole months; null when nothing of it is booked. */
export function reachOf(books: Books, { firstDay, lastDay }: Days): Reach | null {
  const through = books.bookedThrough(firstDay, lastDay);
  if (through === undefined) return null;
  const days = { firstDay, lastDay: through };
  if (firstDay < "0002") return { days, before: null };
  const before = { firstDay: yearEarlier(firstDay), lastDay: lastOfYearEarlier(through) };
  // The value of fewer months would compare with nothing.
  const range = books.wholeRange(before.firstDay, before.lastDay);
  if ("code" in range || books.gap(range.first, range.last)) return { days, before: null };
  // The same days as another step's are computed once.
  const same = books.rangeOf(before.firstDay, before.lastDay);
  const isStep = !("code" in same) && same.first === range.first;
  return { days, before: isStep ? before : { ...before, isWhole: true } };
}

function yearEarlier(day: CalendarDay): CalendarDay {
  return monthsEarlier(day, 12);
}

/** The end of a month stays one. */
function lastOfYearEarlier(day: CalendarDay): CalendarDay {
  return addDays(yearEarlier(addDays(day, 1)), -1);
}
