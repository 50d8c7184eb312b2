import type { Period } from "@/contract/period";
import { columnIdOf, columnPeriods, GRANULARITIES, type Granularity } from "./columns";

/** The columns that a sheet of values opens with: the shortest periods that have a value, or months without any. */
export function firstGranularity(values: readonly { period: Period }[], year: Period): Granularity {
  const filled = new Set(values.map(({ period }) => columnIdOf(period)));
  return (
    GRANULARITIES.find((by) => columnPeriods(year, by).some((period) => filled.has(columnIdOf(period)))) ?? "month"
  );
}
