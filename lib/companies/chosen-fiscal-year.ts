import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The year in the address when it is one of the company's, else the latest; null when there are no books yet. */
export function chosenFiscalYear(years: readonly FiscalYear[], wanted: string | null): FiscalYear | null {
  return years.find((year) => year.id === wanted) ?? years.at(-1) ?? null;
}
