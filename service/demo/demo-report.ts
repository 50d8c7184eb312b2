import { startOfMonth } from "@/contract/calendar";
import { formatMonths } from "@/contract/format/format-days";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
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

const IN_SHORT: ReportBlock = {
  id: "text",
  type: "text",
  heading: "Månaden i korthet",
  text: [
    "Nettoomsättningen blev {[NetSales]}, {change [NetSales]} mot samma månad i fjol, då den var {year before [NetSales]}.",
    "Bruttomarginalen är {[GrossProfitMargin]} och rörelsemarginalen {[OperatingMargin]}. Målet för rörelsemarginalen är {target [OperatingMargin]}.",
    "",
    "Siffrorna i texten hämtas ur bokföringen för {company}. Ett tryck på en siffra visar hur den har räknats fram.",
  ].join("\n"),
};

/** The text that is still to be written in a draft. */
const TO_WRITE: ReportBlock = {
  id: "ahead",
  type: "text",
  heading: "Att tänka på framåt",
  text: "Skriv här vad kunden behöver göra till nästa månad, eller tryck på Föreslå meningar.",
};

/** The monthly report of blocks on the latest booked month; a draft has a text that is still to be written. */
export function demoMonthlyReport({ through }: DemoYear, isPublished: boolean): PeriodReportCreate {
  const period = periodOfDays(startOfMonth(through), through);
  return {
    title: `Månadsrapport ${formatMonths(period, "sv")}`,
    period,
    isPublished,
    keyFigurePresetId: "MyKeyFigures",
    language: "sv",
    blocks: [
      { id: "letterhead", type: "letterhead" },
      IN_SHORT,
      ...(isPublished ? [] : [TO_WRITE]),
      {
        id: "keyFigures",
        type: "keyFigures",
        keyFigurePresetId: "MyKeyFigures",
        columns: ["yearBefore", "target", "sparkline"],
      },
      { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
      { id: "income", type: "statement", statement: "income", columns: ["amount", "yearBefore", "yearToDate"] },
      { id: "comments", type: "comments" },
    ],
  };
}
