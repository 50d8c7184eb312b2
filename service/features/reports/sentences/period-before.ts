import { addDays, addMonths, endOfMonth, startOfMonth } from "@/contract/calendar";
import { monthsIn, periodOfDays } from "@/contract/period";
import type { Days } from "../../../figures/engine/steps";

/** The same number of whole months before; null when the days are not whole months, or the calendar ends. */
export function periodBefore({ firstDay, lastDay }: Days): Days | null {
  if (firstDay !== startOfMonth(firstDay) || lastDay !== endOfMonth(lastDay)) return null;
  const months = monthsIn(periodOfDays(firstDay, lastDay));
  const monthsSinceYearOne = (Number(firstDay.slice(0, 4)) - 1) * 12 + Number(firstDay.slice(5, 7)) - 1;
  if (months > monthsSinceYearOne) return null;
  return { firstDay: addMonths(firstDay, -months), lastDay: addDays(firstDay, -1) };
}
