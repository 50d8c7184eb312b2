import { endYearEarlier, monthsEarlier } from "@/contract/calendar";
import type { Books } from "../../figures/engine/books";
import type { Days } from "../../figures/engine/steps";

export interface BookedPart {
  /** The days of the period up to the end of its last booked month. */
  days: Days;
  /** The same days a year earlier; null when they are not all booked. */
  before: Days | null;
}

/** The booked part of a period, by whole months; null when nothing of it is booked. */
export function bookedPartOf(books: Books, { firstDay, lastDay }: Days): BookedPart | null {
  const through = books.bookedThrough(firstDay, lastDay);
  if (through === undefined) return null;
  const days = { firstDay, lastDay: through };
  // There is no year before the year 1.
  if (firstDay < "0002") return { days, before: null };
  const before = { firstDay: monthsEarlier(firstDay, 12), lastDay: endYearEarlier(through) };
  // If months of the year before are missing, there is nothing to compare with.
  const range = books.wholeRange(before.firstDay, before.lastDay);
  if ("code" in range || books.gap(range.first, range.last)) return { days, before: null };
  // `isWhole` is left out where it makes no difference, so that a step with the same days is not evaluated twice.
  const withoutIsWhole = books.rangeOf(before.firstDay, before.lastDay);
  const isSameRange = !("code" in withoutIsWhole) && withoutIsWhole.first === range.first;
  return { days, before: isSameRange ? before : { ...before, isWhole: true } };
}
