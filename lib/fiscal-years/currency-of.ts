import { lastDay, type Period } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The currency of the fiscal year in which a period ends; empty where there is none. */
export function currencyOf(years: readonly Pick<FiscalYear, "start" | "end" | "currency">[], period: Period): string {
  const last = lastDay(period);
  // A year ends at the midnight that its last day begins with.
  return years.find(({ start, end }) => start.slice(0, 10) <= last && last <= end.slice(0, 10))?.currency ?? "";
}
