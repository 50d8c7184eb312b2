"use client";

import type { FullPeriodReport } from "@/contract/reports/period-report";
import { useWhen } from "@/lib/figures/use-when";
import { useFormats } from "@/lib/format/use-formats";

/** Returns a function that names the months of a report and, where its figures cover only a part of them, that part. */
export function useReportTime(): (report: FullPeriodReport) => string {
  const formats = useFormats();
  const when = useWhen();
  return ({ period, keyFigures }) => {
    const value = keyFigures.flatMap(({ keyFigureValues }) => keyFigureValues).find((one) => one.value !== null);
    return [formats.months(period), value && when.part(value)].filter(Boolean).join(" · ");
  };
}
