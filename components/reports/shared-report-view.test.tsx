// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { ReportContent } from "@/contract/reports/content";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { SharedReportView } from "./shared-report-view";

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const SALES = { id: "NetSales", name: "Net sales", valueType: "Amount" as const, description: "" };
const CONTENT: ReportContent = {
  language: "en",
  asOf: "2025-04-10T08:00:00",
  title: "The quarter",
  author: "Anna Ek",
  period: PERIOD,
  // Readers of a link are not told the company's id.
  company: { id: "", name: "Åkeri AB", businessIdentityCode: "5599000001" },
  agency: { id: "", name: "The agency" },
  currency: "SEK",
  blocks: [
    { id: "head", type: "letterhead" },
    {
      id: "text",
      type: "text",
      parts: [
        { text: "We sold for " },
        { text: "1,234 SEK", figure: { keyFigureId: "NetSales", period: PERIOD, measure: "value", value: 1234 } },
      ],
    },
    {
      id: "figures",
      type: "keyFigures",
      heading: "Key figures",
      columns: [{ column: "value", name: "Value" }],
      rows: [{ keyFigure: SALES, value: { value: 1234567, period: PERIOD } }],
    },
    {
      id: "income",
      type: "statement",
      heading: "Income statement",
      statement: "income",
      columns: [{ column: "amount", name: "The period", period: PERIOD }],
      lines: [{ id: "NetSales", name: "Net sales", kind: "group", level: 0, amounts: [123_456_700] }],
    },
    {
      id: "since",
      type: "restatement",
      heading: "Changed since",
      report: { id: "r1", title: "The first one", period: PERIOD },
      columns: (["reported", "now", "difference"] as const).map((column) => ({ column, name: column })),
      restatements: [{ keyFigure: SALES, reported: 31, now: 32, difference: 1 }],
    },
  ],
  problems: [],
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows all blocks without the dashboard's queries and without links into it", () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("null"));
  // As in the layout of shared pages, no provider of queries is there.
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <SharedReportView content={CONTENT} expires="2025-05-01T00:00:00" token="secret" />
    </NextIntlClientProvider>,
  );
  for (const name of ["Key figures", "Income statement", "Changed since"]) {
    expect(screen.getByRole("table", { name })).toBeTruthy();
  }
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/secret\/pdf$/),
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([expect.stringMatching(/secret\/opening$/)]);
});
