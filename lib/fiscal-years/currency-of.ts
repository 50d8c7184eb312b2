import { lastDay, type Period } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The currency of the fiscal year in which a period ends; an empty text when there is no such year. */
export function currencyOf(years: readonly Pick<FiscalYear, "start" | "end" | "currency">[], period: Period): string {
  const last = lastDay(period);
  // The interface writes the end of a year as midnight at the beginning of its last day.
  return years.find(({ start, end }) => start.slice(0, 10) <= last && last <= end.slice(0, 10))?.currency ?? "";
}
