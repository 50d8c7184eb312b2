// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { reportContentSchema, type ReportContent } from "@/contract/reports/content";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { ReportBlocks } from "./report-blocks";

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const SALES = { id: "NetSales", name: "Nettoomsättning", valueType: "Amount" as const, description: "" };
const COLUMNS = [
  { column: "value" as const, name: "Värde" },
  { column: "yearBefore" as const, name: "Föregående år" },
];
const CONTENT: ReportContent = {
  ...{ language: "sv", asOf: "2025-04-10T08:00:00", title: "Kvartalet", author: "Anna Ek", period: PERIOD },
  company: { id: "a-demo-1", name: "Åkeri AB", businessIdentityCode: "559900-0001" },
  agency: { id: "demo", name: "Byrån" },
  currency: "SEK",
  blocks: [
    { id: "head", type: "letterhead" },
    {
      ...{ id: "text", type: "text" },
      parts: [
        { text: "Vi sålde för " },
        { text: "1 234 kr", figure: { keyFigureId: "NetSales", period: PERIOD, measure: "value", value: 1234 } },
        { text: "." },
      ],
    },
    {
      ...{ id: "figures", type: "keyFigures", heading: "Nyckeltal", columns: COLUMNS },
      rows: [{ keyFigure: SALES, value: { value: 1234567, period: PERIOD, yearBefore: Infinity } }],
    },
    {
      ...{ id: "income", type: "statement", heading: "Resultaträkning", statement: "income" },
      columns: [{ column: "amount", name: "Perioden", period: PERIOD }],
      lines: [
        { id: "NetSales", name: "Nettoomsättning", kind: "group", level: 0, amounts: [123_456_700] },
        { id: "Result", name: "Årets resultat", kind: "sum", level: 0, amounts: [null] },
      ],
    },
  ],
  problems: [],
};

afterEach(cleanup);

function show(content: ReportContent, locale: "sv" | "en") {
  installTransport(() => Promise.resolve({ status: 200, header: () => null, text: writeWire(content) }));
  render(
    <NextIntlClientProvider locale={locale} timeZone={TIME_ZONE} messages={MESSAGES[locale]}>
      <QueryClientProvider client={createQueryClient()}>
        <ReportBlocks companyId="a-demo-1" reportId="r" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

describe("a report of blocks", () => {
  it("is shown in its own language, and each of its numbers opens its trace", async () => {
    expect(reportContentSchema.parse(CONTENT)).toEqual(CONTENT);
    show(CONTENT, "en");
    const table = await screen.findByRole("table", { name: "Nyckeltal" });
    const row = within(table).getByRole("row", { name: /Nettoomsättning/ }).textContent;
    expect(row.replaceAll(/\s/g, " ")).toContain("1 234 567 kr∞ kr");
    expect(within(table).getByRole("columnheader", { name: "Föregående år" })).toBeTruthy();
    const income = screen.getByRole("table", { name: "Resultaträkning" });
    expect(within(income).getByRole("row", { name: /Årets resultat/ }).textContent).toContain("–");
    const trace = "/companies/a-demo-1/figures?trace=NetSales~2025-01-01~2025-03-31";
    for (const name of ["1 234 kr", /^1\s234\s567\skr$/]) {
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(trace);
    }
    for (const text of ["Åkeri AB", "559900-0001", "Kv 1 2025", "Byrån · Anna Ek"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.querySelector("[lang]")?.getAttribute("lang")).toBe("sv");
  });

  it("has the agency's logo with its name as the text, and its colour on headings and the line", async () => {
    const logo = { sha256: "a", contentType: "image/png" as const, width: 16, height: 16, data: "AAAA" };
    const agency = { id: "demo", name: "Byrån", colour: "#a52a1f", logo };
    expect(reportContentSchema.parse({ ...CONTENT, agency }).agency).toEqual(agency);
    show({ ...CONTENT, agency }, "sv");
    const image = await screen.findByRole("img", { name: "Byrån" });
    expect(image.getAttribute("src")).toBe("data:image/png;base64,AAAA");
    const { style } = document.querySelector<HTMLElement>("[lang]")!;
    expect(style.getPropertyValue("--agency-ink")).toBe("#a52a1f");
    cleanup();
    show({ ...CONTENT, agency: { ...agency, colour: "#f0c15c" } }, "sv");
    await screen.findByRole("img", { name: "Byrån" });
    const pale = document.querySelector<HTMLElement>("[lang]")!.style;
    expect(pale.getPropertyValue("--agency-colour")).toBe("#f0c15c");
    expect(pale.getPropertyValue("--agency-ink")).toBe("");
  });

  it("says what has to be mended before it can be published, in the language of the page", async () => {
    show({ ...CONTENT, problems: [{ blockId: "text", code: "noValue", name: "{budget [Net sales]}" }] }, "en");
    expect(await screen.findByText("{budget [Net sales]} has no value in the period.")).toBeTruthy();
  });
});
