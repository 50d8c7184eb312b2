import { addDays, addMonths, endOfMonth, startOfMonth } from "@/contract/calendar";
import { monthsIn, periodOfDays } from "@/contract/period";
import { monthNumber } from "../../../books/balances/month-number";
import type { Days } from "../../../figures/engine/steps";

/**
 * The same number of months right before the days; null when the days are not whole months, or when the period before
 * them would begin before year 1.
 */
export function periodBefore({ firstDay, lastDay }: Days): Days | null {
  if (firstDay !== startOfMonth(firstDay) || lastDay !== endOfMonth(lastDay)) return null;
  const months = monthsIn(periodOfDays(firstDay, lastDay));
  if (monthNumber(firstDay) - months < monthNumber("0001-01")) return null;
  return { firstDay: addMonths(firstDay, -months), lastDay: addDays(firstDay, -1) };
}
