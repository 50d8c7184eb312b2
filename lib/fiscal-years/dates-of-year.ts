import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** The first and the last day of a fiscal year, such as "2025-07-01 – 2026-06-30". */
export function datesOfYear({ start, end }: Pick<FiscalYear, "start" | "end">): string {
  return `${start.slice(0, 10)} – ${end.slice(0, 10)}`;
}
