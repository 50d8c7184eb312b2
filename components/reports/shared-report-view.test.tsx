// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { ReportContent } from "@/contract/reports/content";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { SharedReportView } from "./shared-report-view";
import { CONTENT, PERIOD, SALES } from "./testing/report-content";

/** Readers of a link are told no ids. */
const SHARED: ReportContent = {
  ...CONTENT,
  agency: { ...CONTENT.agency!, id: "" },
  company: { ...CONTENT.company, id: "" },
  blocks: [
    ...CONTENT.blocks,
    {
      id: "since",
      type: "restatement",
      heading: "Ändrat",
      report: { id: "", title: "Första", period: PERIOD },
      columns: (["reported", "now", "difference"] as const).map((column) => ({ column, name: column })),
      restatements: [{ keyFigure: SALES, reported: 31, now: 32, difference: 1 }],
    },
  ],
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
      <SharedReportView content={SHARED} expires="2025-05-01T00:00:00" token="secret" />
    </NextIntlClientProvider>,
  );
  for (const name of ["Nyckeltal", "Resultaträkning", "Ändrat"]) {
    expect(screen.getByRole("table", { name })).toBeTruthy();
  }
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/secret\/pdf$/),
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([expect.stringMatching(/secret\/opening$/)]);
});
