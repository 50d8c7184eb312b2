import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { readPdf, tagsOf, type ReadPdf } from "../../platform/pdf/testing/read-pdf";
import { makePeople } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";

const QUARTER = { start: "2025-01-01", end: "2025-03-31" };
const DAYS = "startDate=2025-01-01&endDate=2025-03-31";
const LONG = Array.from({ length: 60 }, (_, i) => `Stycke ${i} om kvartalet.`).join("\n\n");
const BLOCKS: ReportBlock[] = [
  { id: "words", type: "text", text: LONG },
  { id: "figures", type: "keyFigures", keyFigurePresetId: "Overview", columns: ["yearBefore", "sparkline"] },
  { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
];

let app: TestApp;
let company: string;
let agency: string;

beforeAll(async () => {
  app = await TestApp.start();
  const { companyId } = await makePeople(app);
  company = `/Api/v2/Company/${companyId}`;
  await createStandardPresets(app.database.db, companyId);
  const director = app.as("director");
  agency = ((await director.get("/Api/v2/Agency/home")).body as { name: string }).name;
  // So many that a trace has several pages.
  const vouchers = Array.from({ length: 120 }, (_, i) => ({
    date: `20250${String((i % 3) + 1)}${String((i % 28) + 1).padStart(2, "0")}`,
    amount: 100 + i,
  }));
  const { body } = await director.put("/Api/v2/SieImport/home", { companyId, data: sieText({ vouchers }) });
  expect(body).toMatchObject({ success: true });
});
afterAll(() => app.stop());

async function reportPath(more: object): Promise<string> {
  const report = { title: "Kvartalet", keyFigurePresetId: "Overview", isPublished: true, period: QUARTER, ...more };
  const { status, body, text } = await app.as("director").post(`${company}/PeriodReport`, report);
  expect(status, text).toBe(200);
  return `PeriodReport/${(body as FullPeriodReport).id}/Pdf`;
}

async function pdfAt(path: string): Promise<ReadPdf> {
  const headers = { authorization: `Bearer ${await app.tokenOf("director")}`, "accept-language": "sv" };
  const response = await app.app.request(`http://service${company}/${path}`, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

type Case = [kind: string, title: string, period: string, path: () => string | Promise<string>, madeBy: string];

const CASES: Case[] = [
  [
    "a report of blocks",
    "Kvartalet",
    "Kv 1 2025",
    () => reportPath({ language: "sv", blocks: BLOCKS }),
    "reports/get-report-pdf.ts",
  ],
  [
    "a report without blocks",
    "Kvartalet",
    "Kv 1 2025",
    () => reportPath({ comment: LONG }),
    "reports/get-report-pdf.ts",
  ],
  [
    "statements",
    "Resultat- och balansräkning",
    "2025",
    () => "FiscalYear/2025-01-01/Statement/Pdf?accounts=true",
    "statements/get-statement-pdf.ts",
  ],
  [
    "the overview",
    "Nyckeltal",
    "2025",
    () => "KeyFigurePdf?startDate=2025-01-01&endDate=2025-12-31&resolution=month",
    "figures/overview/get-overview-pdf.ts",
  ],
  [
    "a trace",
    "Nettoomsättning",
    "Kv 1 2025",
    () => `KeyFigureValue/NetSales/Trace/Pdf?${DAYS}`,
    "figures/trace/get-trace-pdf.ts",
  ],
];

describe("every PDF that a client gets", () => {
  it("is among the cases of this test", () => {
    const modules = readdirSync("service/features", { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) && readFileSync(join("service/features", file), "utf8").includes("pdfFile("),
    );
    expect([...new Set(CASES.map(([, , , , madeBy]) => madeBy))].sort()).toEqual(modules.sort());
  });

  it.each(CASES)(
    "is tagged and has a title, and names company, agency, period and page number on each page: %s",
    async (_, title, period, path) => {
      const { pages, ...pdf } = await pdfAt(await path());
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((text, i) => {
        const page = `Sida ${String(i + 1)} av ${String(pages.length)}`;
        for (const part of ["Hemma AB", "556001-0000", agency, period, page]) expect(text).toContain(part);
      });
      expect(pdf).toMatchObject({ isMarked: true, language: "sv-SE" });
      for (const part of [title, "Hemma AB"]) expect(pdf.title).toContain(part);
      expect(tagsOf({ pages, ...pdf }, "H1")).toHaveLength(1);
      const roles = new Set(
        pdf.tags.flatMap(function rolesIn({ role, children }): string[] {
          return [role, ...children.flatMap(rolesIn)];
        }),
      );
      expect([...roles]).toEqual(expect.arrayContaining(["Document", "P", "Table", "TH", "TD"]));
    },
  );
});
