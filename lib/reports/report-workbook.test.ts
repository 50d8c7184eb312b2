import { strFromU8, unzipSync } from "fflate";
import fc from "fast-check";
import { readSheet } from "read-excel-file/web-worker";
import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { periodOfDays, splitPeriod } from "@/contract/period";
import type { ContentBlock, ContentBlockOf, ReportContent } from "@/contract/reports/content";
import { writeCsv } from "@/lib/spreadsheets/csv";
import { RecalculatedSheets } from "@/lib/spreadsheets/testing/recalculate";
import { writeWorkbook } from "@/lib/spreadsheets/xlsx";
import { reportSheets, reportTable } from "./report-workbook";

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const MONTHS = splitPeriod(PERIOD, 1);
const SALES: KeyFigure = { id: "NetSales", name: "Nettoomsättning", valueType: "Amount", description: "" };
const RATIO: KeyFigure = { id: "EquityRatio", name: "Soliditet", valueType: "Percent", description: "" };
const LOSS: KeyFigure = { id: "Profit", name: "=Resultat", valueType: "Amount", description: "" };

const rows: ContentBlockOf<"keyFigures">["rows"] = [
  {
    keyFigure: SALES,
    value: { period: PERIOD, value: 1200.5, yearBefore: 1000, target: 1500, budget: 1100 },
    sparkline: MONTHS.map((period, i) => ({ period, value: i === 1 ? null : 400 + i })),
  },
  { keyFigure: RATIO, value: { period: PERIOD, value: 31.5, yearBefore: 29.25 } },
  { keyFigure: LOSS, value: { period: PERIOD, value: -5, yearBefore: -10, budget: Infinity } },
  { keyFigure: { ...RATIO, name: "Okänd" }, value: { period: PERIOD, value: null, budget: 3 } },
];
const FIGURES: ContentBlockOf<"keyFigures"> = {
  id: "figures",
  type: "keyFigures",
  heading: "Nyckeltal",
  rows,
  columns: [
    { column: "value", name: "Värde" },
    { column: "yearBefore", name: "Föregående år" },
    { column: "sparkline", name: "Senaste tolv månaderna" },
  ],
};
const INCOME: ContentBlockOf<"statement"> = {
  id: "income",
  type: "statement",
  heading: "Resultaträkning",
  statement: "income",
  fiscalYearId: "1",
  columns: [
    { column: "amount", name: "Perioden", period: PERIOD },
    { column: "yearBefore", name: "Föregående år", period: PERIOD },
    { column: "budget", name: "Budget", period: PERIOD },
  ],
  lines: [
    { id: "Sales", name: "Intäkter", kind: "group", level: 0, amounts: [300_05, 200_01, 100_00] },
    { id: "3010", name: "Varor", kind: "account", level: 1, amounts: [200_05, 150_01, 100_00] },
    { id: "3020", name: "Tjänster", kind: "account", level: 1, amounts: [100_00, 50_00, 0] },
    { id: "Costs", name: "Kostnader", kind: "group", level: 0, amounts: [-80_00, null, -40_00] },
    { id: "4010", name: "Inköp", kind: "account", level: 1, amounts: [-80_00, null, -40_00] },
    { id: "Result", name: "Resultat", kind: "sum", level: 0, amounts: [220_05, null, 60_00] },
  ],
};
const CHART: ContentBlockOf<"chart"> = {
  id: "chart",
  type: "chart",
  heading: "Nettoomsättning",
  resolution: "month",
  keyFigure: SALES,
  values: MONTHS.map((period, i) => ({ period, value: i === 2 ? null : 400 + i, yearBefore: 300 + i })),
};
const BLOCKS: ContentBlock[] = [
  { id: "head", type: "letterhead" },
  { id: "words", type: "text", parts: [{ text: "Vi sålde för " }, { text: "1 201 kr" }, { text: ".\n\n=Bra." }] },
  FIGURES,
  CHART,
  INCOME,
  {
    id: "comments",
    type: "comments",
    heading: "Kommentarer",
    comments: [
      {
        keyFigureId: "NetSales",
        keyFigureName: "Nettoomsättning",
        period: MONTHS[1]!,
        author: "Anna",
        account: { number: "3010", name: "Varor" },
        voucher: { series: "A", number: "12", date: "2025-02-15" },
        message: "Såldes {[NetSales]}",
        parts: [{ text: "Såldes " }, { text: "401 kr" }],
        created: "2025-04-02T10:00:00",
      },
    ],
  },
  {
    id: "since",
    type: "restatement",
    heading: "Ändrat sedan förra rapporten",
    report: { id: "r", title: "Förra", period: PERIOD },
    columns: [
      { column: "reported", name: "I rapporten" },
      { column: "now", name: "Nu" },
      { column: "difference", name: "Skillnad" },
    ],
    restatements: [
      { keyFigure: SALES, reported: 100, now: 120.5, difference: 20.5 },
      { keyFigure: RATIO, reported: null, now: 3, difference: null },
    ],
  },
];
const contentOf = (blocks: ContentBlock[]): ReportContent => ({
  language: "sv",
  asOf: "2025-04-03T10:00:00",
  title: "Kvartalet",
  author: "Anna",
  period: PERIOD,
  company: { id: "c", name: "Bolaget AB", businessIdentityCode: "5560010000" },
  agency: { id: "a", name: "Byrån AB" },
  currency: "SEK",
  blocks,
  problems: [],
});
const sheetsOf = (blocks = BLOCKS, hasBlocks = true) => reportSheets({ content: contentOf(blocks), hasBlocks });
const sheet = (name: string, sheets = sheetsOf()) => sheets.find((one) => one.name === name)!;
/** The values of a sheet from its headings on; title, notes and an empty row stand above them. */
const valuesOf = (name: string, sheets = sheetsOf()) =>
  sheet(name, sheets)
    .rows.slice(3)
    .map((row) => row.map(({ value }) => value ?? null));

describe("a report as a workbook", () => {
  it("says first whose it is, and has a sheet for each block under its heading", () => {
    const sheets = sheetsOf();
    expect(sheets.map(({ name }) => name)).toEqual([
      "Rapport",
      "Text",
      "Nyckeltal",
      "Nettoomsättning",
      "Resultaträkning",
      "Kommentarer",
      "Ändrat sedan förra rapporten",
    ]);
    expect(sheets[0].rows.slice(2).map((row) => row.map(({ value }) => value))).toEqual([
      ["Företag", "Bolaget AB"],
      ["Organisationsnummer", "556001-0000"],
      ["Byrå", "Byrån AB"],
      ["Period", "Kv\u00a01 2025"],
      ["Upprättad av", "Anna"],
      ["Siffror per", "3 apr. 2025 12:00"],
      ["Valuta", "SEK"],
    ]);
    expect(sheet("Nyckeltal").rows[1]![0]!.value).toBe("Bolaget AB · Kv\u00a01 2025 · Belopp i kr");
  });

  it("names the sheets of blocks with an empty heading after their kind, that of a chart after its key figure", () => {
    const named = sheetsOf(BLOCKS.map((block) => ({ ...block, heading: "" }))).map(({ name }) => name);
    expect(named).toEqual(sheetsOf().map(({ name }) => name));
  });

  it("has key figures with the columns that were chosen, differences as formulas, and the last months", () => {
    const [headings, sales, ratio, loss, unknown] = valuesOf("Nyckeltal");
    expect(headings).toEqual([
      "Nyckeltal",
      "Enhet",
      "Värde",
      "Föregående år",
      "Skillnad mot föregående år",
      "Skillnad mot föregående år, %",
      "jan. 2025",
      "feb. 2025",
      "mars 2025",
    ]);
    expect(sales).toEqual(["Nettoomsättning", "kr", 1200.5, 1000, 200.5, 20.05, 400, "–", 402]);
    expect(ratio!.slice(1, 6)).toEqual(["%", 31.5, 29.25, 2.25, null]);
    expect(loss!.slice(0, 6)).toEqual(["=Resultat", "kr", -5, -10, 5, ""]);
    expect(unknown!.slice(2, 6)).toEqual(["–", "–", "", null]);
    expect(sheet("Nyckeltal").rows[4]![4]!.formula).toBe('IF(COUNT(C5,D5)=2,C5-D5,"")');
  });

  it("has all that is known beside the figures of a report without blocks, and why a value is missing", () => {
    const plain: ContentBlock[] = [{ ...FIGURES, columns: [{ column: "value", name: "Värde" }] }];
    const sheets = reportSheets({ content: contentOf(plain), hasBlocks: false, reasonOf: () => "Ingen bokföring" });
    const [headings, sales, , loss, unknown] = valuesOf("Nyckeltal", sheets);
    expect(headings!.slice(3)).toEqual([
      "Föregående år",
      "Skillnad mot föregående år",
      "Skillnad mot föregående år, %",
      "Mål",
      "Skillnad mot mål",
      "Skillnad mot mål, %",
      "Budget",
      "Skillnad mot budget",
      "Skillnad mot budget, %",
    ]);
    expect(sales!.slice(6)).toEqual([1500, -299.5, (-299.5 / 1500) * 100, 1100, 100.5, (100.5 / 1100) * 100]);
    expect(loss!.slice(9)).toEqual(["∞", "", ""]);
    expect(unknown!.slice(2, 4)).toEqual(["Ingen bokföring", "–"]);
    expect(new RecalculatedSheets(sheets).compare().differences).toEqual([]);
    expect(valuesOf("Nyckeltal", sheetsOf(plain))[0]).toHaveLength(3);
  });

  it("has a chart's values beside the year before", () => {
    expect(valuesOf("Nettoomsättning")).toEqual([
      ["Period", "Nettoomsättning, kr", "Föregående år", "Skillnad mot föregående år", "Skillnad mot föregående år, %"],
      ["jan. 2025", 400, 300, 100, (100 / 300) * 100],
      ["feb. 2025", 401, 301, 100, (100 / 301) * 100],
      ["mars 2025", "–", 302, "", ""],
    ]);
  });

  it("has statements whose sums and differences are formulas", () => {
    const rows = sheet("Resultaträkning").rows.slice(4);
    expect(rows.map((row) => row.slice(2).map(({ formula }) => formula))).toEqual([
      ["ROUND(SUM(C6:C7),2)", "ROUND(SUM(D6:D7),2)", "ROUND(C5-D5,2)", "ROUND(SUM(F6:F7),2)", "ROUND(C5-F5,2)"],
      [undefined, undefined, "ROUND(C6-D6,2)", undefined, "ROUND(C6-F6,2)"],
      [undefined, undefined, "ROUND(C7-D7,2)", undefined, "ROUND(C7-F7,2)"],
      ["ROUND(SUM(C9),2)", undefined, undefined, "ROUND(SUM(F9),2)", "ROUND(C8-F8,2)"],
      [undefined, undefined, undefined, undefined, "ROUND(C9-F9,2)"],
      ["ROUND(SUM(C5,C8),2)", undefined, undefined, "ROUND(SUM(F5,F8),2)", "ROUND(C10-F10,2)"],
    ]);
    expect(valuesOf("Resultaträkning")[1]).toEqual([null, "Intäkter", 300.05, 200.01, 100.04, 100, 200.05]);
    const computed = new RecalculatedSheets(sheetsOf());
    // 1,000 more on account 3010 (C6) raises the result (C10) and its difference from the budget (G10) by as much.
    computed.write(4, 5, 2, "1200.05");
    expect([computed.value(4, 9, 2), computed.value(4, 9, 6)]).toEqual([1220.05, 1160.05]);
  });

  it("has texts and comments as they read, and what has changed as a formula", () => {
    expect(valuesOf("Text")).toEqual([["Text"], ["Vi sålde för 1 201 kr."], ["=Bra."]]);
    expect(valuesOf("Kommentarer")).toEqual([
      ["Avser", "Period", "Upprättad av", "Skriven", "Kommentar"],
      [
        "Nettoomsättning · Konto 3010 Varor · Verifikation A 12",
        "feb. 2025",
        "Anna",
        "2 apr. 2025 12:00",
        "Såldes 401 kr",
      ],
    ]);
    const changed = sheet("Ändrat sedan förra rapporten");
    expect(changed.rows[1]![0]!.value).toContain("Jämfört med Förra Kv\u00a01 2025");
    expect(changed.rows[4]!.map(({ value }) => value)).toEqual(["Nettoomsättning", "kr", 100, 120.5, 20.5, 20.5]);
    expect(changed.rows[4]![4]!.formula).toBe('IF(COUNT(D5,C5)=2,D5-C5,"")');
    const none = sheetsOf([{ id: "none", type: "comments", heading: "Kommentarer", comments: [] }]);
    expect(valuesOf("Kommentarer", none)[1]).toEqual(["Inga kommentarer för perioden."]);
  });

  it("gives the same when a spreadsheet computes it", () => {
    const { formulas, differences } = new RecalculatedSheets(sheetsOf()).compare();
    expect(differences).toEqual([]);
    // The key figures, the chart, the statement's sums and differences, and the restated values.
    expect(formulas).toBe(6 + 6 + (7 + 9) + 3);
  });

  it("gives the same for 60 reports at random", { timeout: 60_000 }, () => {
    const number = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      fc.constantFrom(Infinity, NaN, 0, 0.005),
    );
    const value: fc.Arbitrary<KeyFigureValue> = fc.record(
      {
        period: fc.constant(PERIOD),
        value: fc.option(number),
        yearBefore: number,
        target: number,
        budget: number,
      },
      { requiredKeys: ["period", "value"] },
    );
    const keyFigure = fc.constantFrom(SALES, RATIO, LOSS);
    const ore = fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), { minLength: 3, maxLength: 3 });
    const line = fc.record({
      id: fc.constant("x"),
      name: fc.constant("x"),
      amounts: ore,
      level: fc.nat({ max: 2 }),
      kind: fc.constantFrom<"group" | "sum" | "account">("group", "sum", "account"),
    });
    fc.assert(
      fc.property(
        fc.array(fc.record({ keyFigure, value }), { maxLength: 5 }),
        fc.array(line, { maxLength: 12 }),
        fc.boolean(),
        (figureRows, lines, hasBlocks) => {
          const blocks: ContentBlock[] = [
            { ...FIGURES, rows: figureRows },
            { ...CHART, values: figureRows.map((row) => row.value) },
            { ...INCOME, lines },
          ];
          expect(new RecalculatedSheets(sheetsOf(blocks, hasBlocks)).compare().differences).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("has sheets whose names a spreadsheet takes, however the blocks are called", () => {
    const named = (heading: string, i: number): ContentBlock => ({ ...FIGURES, id: String(i), heading });
    const long = "Nyckeltal för hela kvartalet i korthet";
    const names = sheetsOf(["Rapport", "rapport", long, long, "a/b: [c]?", "'s"].map(named)).map(({ name }) => name);
    expect(names).toEqual([
      "Rapport",
      "Rapport 2",
      "rapport 3",
      "Nyckeltal för hela kvartalet i",
      "Nyckeltal för hela kvartalet 2",
      "a b   c",
      "’s",
    ]);
  });

  it("is a file whose values are read without computing", async () => {
    const blob = await writeWorkbook(sheetsOf());
    const read = await readSheet(blob, "Nyckeltal", { trim: false });
    expect(read[4]!.slice(0, 6)).toEqual(["Nettoomsättning", "kr", 1200.5, 1000, 200.5, 20.05]);
    const statement = await readSheet(blob, "Resultaträkning", { trim: false });
    expect(statement[9]!.slice(1, 3)).toEqual(["Resultat", 220.05]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(strFromU8(files["xl/worksheets/sheet5.xml"]!)).toContain("<f>ROUND(SUM(C5,C8),2)</f><v>220.05</v>");
    expect(strFromU8(files["xl/worksheets/sheet3.xml"]!)).not.toContain("<f>Resultat");
  });

  it("has the tables of all blocks below each other as CSV, each below its name, and a single one without it", () => {
    const csv = writeCsv(reportTable(sheetsOf()), { decimalSign: "," }).split("\r\n");
    expect(csv.slice(0, 5)).toEqual(["\ufeffText", "Text", "Vi sålde för 1 201 kr.", "'=Bra.", ""]);
    expect(csv).toContain("3010;Varor;200,05;150,01;50,04;100;100,05");
    const plain = sheetsOf([FIGURES]);
    expect(reportTable(plain)[0]!.slice(0, 2)).toEqual(["Nyckeltal", "Enhet"]);
  });
});
