"use client";

import { useMemo } from "react";
import { firstDay, lastDay, type Period } from "@/contract/period-steps";
import { formatFiscalYear } from "../format/days";
import { useFormats } from "../format/use-formats";
import type { Resolution } from "./resolutions";

/** Names of the steps of a chart: in full, and short over the year that they end in. */
export function useStepNames(resolution: Resolution) {
  const formats = useFormats();
  return useMemo(() => {
    const isMonthly = resolution === "month" || resolution === "ytd" || resolution === "rolling12";
    return {
      full: (period: Period) => (resolution === "year" ? formatFiscalYear(period) : formats.period(period)),
      short: (period: Period) => {
        const year = lastDay(period).slice(0, 4);
        if (resolution === "year") return { label: formatFiscalYear(period), year: "" };
        if (isMonthly) return { label: formats.monthOfYear(lastDay(period)), year };
        const quarter = formats.period(period);
        return quarter.endsWith(` ${year}`) && firstDay(period).slice(0, 4) === year && !quarter.includes("–")
          ? { label: quarter.slice(0, -5), year }
          : { label: formats.monthOfYear(lastDay(period)), year };
      },
    };
  }, [formats, resolution]);
}
