import { isMonth, isMonthWithin } from "@/contract/calendar";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay } from "@/contract/period";

/**
 * The fiscal year that the address names if the company has it, else the latest; null if the company has none.
 * @param years sorted with the oldest first
 * @param wanted the id of a year, or a month within it as YYYY-MM
 */
export function chosenFiscalYear(years: readonly FiscalYear[], wanted: string | null): FiscalYear | null {
  const chosen = years.find((year) => year.id === wanted) ?? yearOfMonth(years, wanted);
  return chosen ?? years.at(-1) ?? null;
}

/** The fiscal year with a month; the later one when two years share it, as on the page of months. */
function yearOfMonth(years: readonly FiscalYear[], month: string | null): FiscalYear | undefined {
  if (month === null || !isMonth(month)) return undefined;
  return years.findLast((year) => isMonthWithin(month, firstDay(year), lastDay(year)));
}
