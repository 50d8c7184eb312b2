import { type Period, periodOfFiscalYear } from "@/contract/period";
import { columnIdOf, columnPeriods, GRANULARITIES, type Granularity } from "./columns";

/**
 * The initial length of columns in a sheet of values: that of the shortest period with a value, or months.
 * @param year a fiscal year or the period of one
 */
export function firstGranularity(values: readonly { period: Period }[], year: Period): Granularity {
  const whole = periodOfFiscalYear(year);
  const filled = new Set(values.map(({ period }) => columnIdOf(period)));
  const isFilled = (by: Granularity) => columnPeriods(whole, by).some((period) => filled.has(columnIdOf(period)));
  return GRANULARITIES.find(isFilled) ?? "month";
}
