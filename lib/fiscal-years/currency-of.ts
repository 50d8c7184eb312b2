import { firstDay, lastDay, type Period } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The currency of the fiscal year in which a period ends; an empty text when there is no such year. */
export function currencyOf(years: readonly Pick<FiscalYear, "start" | "end" | "currency">[], period: Period): string {
  const last = lastDay(period);
  return years.find((year) => firstDay(year) <= last && last <= lastDay(year))?.currency ?? "";
}
