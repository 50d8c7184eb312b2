// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import { reportContentSchema, type ReportContent } from "@/contract/reports/content";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportBlocks } from "./report-blocks";
import { CONTENT, PERIOD, SALES } from "./testing/report-content";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(content: ReportContent, locale: Locale) {
  installTestTransport(() => Promise.resolve(responseOf(content)));
  render(
    <PageProviders locale={locale}>
      <ReportBlocks companyId="a-demo-1" reportId="r" />
    </PageProviders>,
  );
}

describe("a report that consists of blocks", () => {
  it("is shown in its own language, with links from its key figures to their traces", async () => {
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

  it("links comparison values, statements and restatements too", async () => {
    const value = { value: 3, period: PERIOD, bookedThrough: "2025-02-28", yearBefore: 4, target: 5, budget: 6 };
    const columns = ["value", "yearBefore", "target", "budget"] as const;
    const content: ReportContent = {
      ...CONTENT,
      blocks: [
        {
          id: "figures",
          type: "keyFigures",
          heading: "Nyckeltal",
          columns: columns.map((column) => ({ column, name: column })),
          rows: [{ keyFigure: SALES, value }],
        },
        {
          id: "income",
          type: "statement",
          heading: "Resultaträkning",
          statement: "income",
          columns: [
            { column: "amount", name: "Perioden", period: PERIOD },
            { column: "yearBefore", name: "Föregående år", period: periodOfDays("2024-01-01", "2024-03-31") },
            { column: "budget", name: "Budget", period: PERIOD },
            { column: "yearToDate", name: "Ackumulerat", period: PERIOD },
          ],
          lines: [
            { id: "NetSales", name: "Netto", kind: "group", level: 0, amounts: [10_000, 11_000, 12_000, 13_000] },
            { id: "3010", name: "Varor", kind: "account", level: 1, amounts: [20_000, 21_000, null, 23_000] },
          ],
        },
        {
          id: "since",
          type: "restatement",
          heading: "Ändrat",
          report: { id: "r1", title: "Första", period: PERIOD },
          columns: (["reported", "now", "difference"] as const).map((column) => ({ column, name: column })),
          restatements: [{ keyFigure: SALES, reported: 31, now: 32, difference: 1 }],
        },
      ],
    };
    const links = () =>
      Object.fromEntries(
        screen.getAllByRole("link").map((link) => [link.textContent.replaceAll(/\s/g, " "), link.getAttribute("href")]),
      );
    const company = "/companies/a-demo-1";
    show(content, "sv");
    await screen.findByRole("table", { name: "Ändrat" });
    // Amounts of statements are öre. Targets, budgets and differences have no link.
    expect(links()).toEqual({
      "3 kr": `${company}/figures?trace=NetSales~2025-01-01~2025-03-31`,
      "4 kr": `${company}/figures?trace=NetSales~2024-01-01~2024-02-29`,
      "100": `${company}/statements?year=2025-03&statement=income&by=quarters`,
      "110": `${company}/statements?year=2025-03&statement=income&by=quarters`,
      "130": `${company}/statements?year=2025-03&statement=income&month=2025-03`,
      "200": `${company}/statements?year=2025-03&statement=income&by=quarters&open=*&account=3010&from=2025-01-01&to=2025-03-31`,
      "210": `${company}/statements?year=2025-03&statement=income&by=quarters&open=*`,
      "230": `${company}/statements?year=2025-03&statement=income&month=2025-03&open=*&account=3010&from=2025-01-01&to=2025-03-31`,
      "31 kr": `${company}/reports?report=r1`,
      "32 kr": `${company}/figures?trace=NetSales~2025-01-01~2025-03-31`,
    });
    cleanup();
    // As readers of a shared link see it.
    show({ ...content, company: { ...content.company, id: "" } }, "sv");
    await screen.findByRole("table", { name: "Ändrat" });
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

  it("has no links from the targets and budgets in its texts, which have no trace", async () => {
    const part = (text: string, measure: "value" | "target" | "budget") => ({
      text,
      figure: { keyFigureId: "NetSales", period: PERIOD, measure, value: 1 },
    });
    const parts = [part("1 kr", "value"), part("2 kr", "target"), part("3 kr", "budget")];
    const about = { keyFigureId: "NetSales", period: PERIOD, author: "Anna Ek", created: "2025-04-01T08:00:00" };
    const blocks: ReportContent["blocks"] = [
      { id: "text", type: "text", parts },
      { id: "comments", type: "comments", comments: [{ ...about, message: "1 kr 2 kr 3 kr", parts }] },
    ];
    show({ ...CONTENT, blocks }, "sv");
    expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual(["1 kr", "1 kr"]);
  });

  it("links to the fiscal year in which its period ends, where another one shares its month", async () => {
    const [earlier, later] = ["0".repeat(32), "1".repeat(32)];
    const year = { chartOfAccountsId: "EUBAS97", currency: "SEK", activePeriodLastUpdate: "2025-04-01T00:00:00" };
    const years = [
      { ...year, id: earlier, start: "2024-04-01T00:00:00", end: "2025-03-15T00:00:00" },
      { ...year, id: later, start: "2025-03-16T00:00:00", end: "2025-12-31T00:00:00" },
    ].map((each) => ({ ...each, lastLedgerDate: each.end }));
    installTestTransport(({ path }) => Promise.resolve(responseOf(path.endsWith("/FiscalYear") ? years : CONTENT)));
    render(
      <PageProviders>
        <ReportBlocks companyId="a-demo-1" reportId="r" />
      </PageProviders>,
    );
    const link = await screen.findByRole("link", { name: /^1\s234\s567$/ });
    await waitFor(() => {
      expect(link.getAttribute("href")).toContain(`?year=${later}&`);
    });
  });

  it("draws a chart with an axis and the year before, and shows the same values in a table", async () => {
    const values = [1, 2].map((month) => ({
      value: month * 100_000,
      period: periodOfDays(`2025-0${String(month)}-01`, `2025-0${String(month)}-28`),
      yearBefore: 50_000,
    }));
    const chart = { id: "chart", type: "chart" as const, heading: "Omsättning", resolution: "month" as const, values };
    // happy-dom has no layout, and a chart without a width draws nothing.
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
    show({ ...CONTENT, blocks: [{ ...chart, keyFigure: SALES }] }, "en");
    const slider = await screen.findByRole("slider", { name: "Omsättning" });
    expect(slider.getAttribute("aria-valuetext")?.replaceAll(/\s/g, " ")).toContain(
      "feb. 2025: 200 000 kr · Föregående år 50 000 kr",
    );
    for (const text of ["tkr", "jan.", "2025", "Föregående år"]) expect(slider.textContent).toContain(text);
    const table = screen.getByRole("table", { name: "Omsättning" });
    expect(within(table).getByRole("columnheader", { name: "Föregående år" })).toBeTruthy();
    expect(within(table).getAllByRole("row")).toHaveLength(3);
  });

  it("shows the agency's logo and its colour, on headings only with enough contrast", async () => {
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

  it("lists the problems that prevent its publishing, in the language of the page", async () => {
    show({ ...CONTENT, problems: [{ blockId: "text", code: "noValue", name: "{budget [Net sales]}" }] }, "en");
    expect(await screen.findByText("{budget [Net sales]} has no value in the period.")).toBeTruthy();
  });
});
