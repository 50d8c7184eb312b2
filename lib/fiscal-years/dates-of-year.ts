import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** "2025-07-01 – 2026-06-30": the exact days of a fiscal year, where years of the same name have to be told apart. */
export function datesOfYear({ start, end }: Pick<FiscalYear, "start" | "end">): string {
  return `${start.slice(0, 10)} – ${end.slice(0, 10)}`;
}
