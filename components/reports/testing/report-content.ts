import { periodOfDays } from "@/contract/period";
import type { ReportContent } from "@/contract/reports/content";

export const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
export const SALES = { id: "NetSales", name: "Nettoomsättning", valueType: "Amount" as const, description: "" };
const COLUMNS = [
  { column: "value" as const, name: "Värde" },
  { column: "yearBefore" as const, name: "Föregående år" },
];

/** The content of a report with four blocks. One value is infinite, and one amount is missing. */
export const CONTENT: ReportContent = {
  language: "sv",
  asOf: "2025-04-10T08:00:00",
  title: "Kvartalet",
  author: "Anna Ek",
  period: PERIOD,
  company: { id: "a-demo-1", name: "Åkeri AB", businessIdentityCode: "5599000001" },
  agency: { id: "demo", name: "Byrån" },
  currency: "SEK",
  blocks: [
    { id: "head", type: "letterhead" },
    {
      id: "text",
      type: "text",
      parts: [
        { text: "Vi sålde för " },
        { text: "1 234 kr", figure: { keyFigureId: "NetSales", period: PERIOD, measure: "value", value: 1234 } },
        { text: "." },
      ],
    },
    {
      id: "figures",
      type: "keyFigures",
      heading: "Nyckeltal",
      columns: COLUMNS,
      rows: [{ keyFigure: SALES, value: { value: 1234567, period: PERIOD, yearBefore: Infinity } }],
    },
    {
      id: "income",
      type: "statement",
      heading: "Resultaträkning",
      statement: "income",
      columns: [{ column: "amount", name: "Perioden", period: PERIOD }],
      lines: [
        { id: "NetSales", name: "Nettoomsättning", kind: "group", level: 0, amounts: [123_456_700] },
        { id: "Result", name: "Årets resultat", kind: "sum", level: 0, amounts: [null] },
      ],
    },
  ],
  problems: [],
};
