import { periodOfDays } from "@/contract/period";
import type { PeriodReportCreate } from "@/contract/reports/period-report";
import type { DemoYear } from "./sie-text";

/** The report that the agency publishes when a fiscal year is closed. */
export function demoReport({ start, end }: DemoYear): PeriodReportCreate {
  const year = start.slice(0, 4) === end.slice(0, 4) ? start.slice(0, 4) : `${start.slice(0, 4)}/${end.slice(2, 4)}`;
  return {
    title: `Årsrapport ${year}`,
    comment:
      "Bokföringen är avstämd mot bank, skattekonto och reskontror. Siffrorna är de som bokslutet bygger på; kommentarerna till enskilda månader finns under Kommentarer.",
    period: periodOfDays(start, end),
    keyFigurePresetId: "ProfitStructure",
    isPublished: true,
  };
}
