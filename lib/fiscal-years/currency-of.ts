import { firstDay, lastDay, type Period } from "@/contract/period";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The fiscal year in which a period ends; undefined when there is no such year. */
export function yearAtEndOf<Year extends Period>(years: readonly Year[], period: Period): Year | undefined {
  const last = lastDay(period);
  return years.find((year) => firstDay(year) <= last && last <= lastDay(year));
}

/** The currency of the fiscal year in which a period ends; an empty text when there is no such year. */
export function currencyOf(years: readonly Pick<FiscalYear, "start" | "end" | "currency">[], period: Period): string {
  return yearAtEndOf(years, period)?.currency ?? "";
}
