import { addMonths, isMonth, type CalendarDay } from "@/contract/calendar";

/**
 * The months to choose from, YYYY-MM, the latest first: the `count` months up to that of `latest`, and the chosen one.
 * @param chosen from the address, where it may be an earlier or later month, or a text that is no month
 */
export function monthChoices(latest: CalendarDay, count: number, chosen: string | null): string[] {
  const months = Array.from({ length: count }, (_, back) => addMonths(latest, -back).slice(0, 7));
  if (chosen === null || months.includes(chosen) || !isMonth(chosen)) return months;
  return [...months, chosen].sort().reverse();
}
