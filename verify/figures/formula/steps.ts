import type { Resolution } from "@/contract/figures/resolutions";
import type { YearBooks } from "../books/year-books";
import { dayBefore, firstOfMonthAfter, firstOfTwelveMonths, slicesOf, type Day } from "../calendar";
import type { AskedRange } from "./expect";

/**
 * The periods of a resolution over all fiscal years, or those in a range of days. Months, quarters and years are cut to
 * the range; `ytd` and `rolling12` may begin before it.
 */
export function stepsOf(years: YearBooks[], resolution: Resolution, range?: { start: Day; end: Day }): AskedRange[] {
  return years.flatMap((year) => {
    const start = range && range.start > year.start ? range.start : year.start;
    const end = range && range.end < year.end ? range.end : year.end;
    return start <= end ? stepsIn(year, start, end, resolution) : [];
  });
}

function stepsIn(year: YearBooks, start: Day, end: Day, resolution: Resolution): AskedRange[] {
  const slices = slicesOf(start, end);
  switch (resolution) {
    case "month":
      return slices.map((slice) => ({ ...slice, toItsEnd: true }));
    case "ytd":
      return slices.map((slice) => ({ start: year.start, end: slice.end, toItsEnd: true }));
    case "rolling12":
      return slices.map((slice) => ({ start: firstOfTwelveMonths(slice.end), end: slice.end, toItsEnd: true }));
    case "quarter":
      return quartersOf(year)
        .filter((quarter) => quarter.end >= start && quarter.start <= end)
        .map((quarter) => ({
          start: quarter.start > start ? quarter.start : start,
          end: quarter.end < end ? quarter.end : end,
          toItsEnd: false,
        }));
    case "year":
      return [{ start, end, toItsEnd: false }];
  }
}

/** Quarters of three calendar months from the month in which the fiscal year begins; the outer ones may be shorter. */
function quartersOf({ start, end }: YearBooks): { start: Day; end: Day }[] {
  const quarters: { start: Day; end: Day }[] = [];
  for (let first = start; first <= end;) {
    const next = firstOfMonthAfter(first, 3);
    quarters.push({ start: first, end: dayBefore(next) < end ? dayBefore(next) : end });
    first = next;
  }
  return quarters;
}
