import { periodOfDays } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";

/** A published report without blocks. */
export const REPORT: FullPeriodReport = {
  id: "r",
  title: "March",
  author: "Anna",
  created: "2026-04-01T08:00:00",
  keyFigures: [],
  period: periodOfDays("2026-03-01", "2026-03-31"),
  isPublished: true,
  keyFigurePresetId: "Overview",
};
