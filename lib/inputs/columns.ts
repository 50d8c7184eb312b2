import { type Period, splitPeriod } from "@/contract/period";

export const GRANULARITIES = ["month", "quarter", "year"] as const;
/** Length of the columns' periods. */
export type Granularity = (typeof GRANULARITIES)[number];

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The periods of a fiscal or calendar year that are columns, in order. They cover the year without gaps. */
export function columnPeriods(year: Period, by: Granularity): Period[] {
  return splitPeriod(year, MONTHS[by]);
}

export function columnIdOf({ start, end }: Period): string {
  return `${start}/${end}`;
}

export function periodOfColumn(columnId: string): Period {
  const [start = "", end = ""] = columnId.split("/");
  return { start, end };
}
