import { strFromU8, unzipSync } from "fflate";
import fc from "fast-check";
import { readSheet } from "read-excel-file/web-worker";
import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { CompanyKeyFigureValues } from "@/contract/portfolio";
import { RecalculatedSheets } from "@/lib/spreadsheets/testing/recalculate";
import { cellAddress } from "@/lib/spreadsheets/workbook";
import { writeWorkbook } from "@/lib/spreadsheets/xlsx";
import { portfolioSheets } from "./portfolio-workbook";
import { portfolioRows, type PortfolioRow } from "./rows";
import type { WorkbookWords } from "./workbook-layout";

const KEY_FIGURES: KeyFigure[] = [
  { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  { id: "EquityRatio", name: "Equity ratio", valueType: "Percent", description: "" },
  { id: "NumberOfEmployees", name: "Employees", valueType: "Count", description: "" },
];
const TYPES = new Map([
  ["cafe", "Caféer"],
  ["bygg", "Byggföretag"],
  ["annat", "byggföretag"],
]);
const WORDS: WorkbookWords = {
  company: "Client",
  code: "No",
  contact: "Contact",
  phone: "Phone",
  books: "Books",
  currency: "Currency",
  comment: "Comment",
  imported: "Import",
  consultant: "Consultant",
  type: "Type",
  count: "Clients",
  title: "All clients",
  note: "Agency · The month",
  sheet: { clients: "Clients", types: "By type" },
  yearBefore: (name) => `${name} before`,
  figure: ({ name }) => name,
  compared: ({ name }, comparison, as) => `${name} ${comparison} ${as}`,
  total: (of, currency = "") => `${of} ${currency}`.trimEnd(),
  totalOf: (name, of, currency = "") => `${name} ${of} ${currency}`.trimEnd(),
  withoutType: "Without a type",
  allTypes: "All types",
  shown: "Shown",
  spoken: (value, { valueType }, currency) => `${value} ${valueType} ${currency}`,
};

type Values = Omit<CompanyKeyFigureValues, "companyId"> & { typeId?: string; name?: string };

function rowsOf(list: readonly Values[]): PortfolioRow[] {
  return portfolioRows({
    companies: list.map(({ typeId, name }, i) => ({
      id: String(i),
      name: name ?? `Company ${i}`,
      businessIdentityCode: `55-${i}`,
      typeOfCompany: "Company",
      ...(typeId !== undefined && { companyTypeId: typeId }),
    })),
    values: {
      keyFigures: KEY_FIGURES,
      resolution: "ytd",
      pending: 0,
      companies: list.map(({ typeId: _, name: __, ...values }, i) => ({ companyId: String(i), ...values })),
    },
    lines: undefined,
    statuses: [],
    types: TYPES,
    today: "2026-11-20",
  });
}

const ROWS = rowsOf([
  {
    name: "=Alma AB",
    typeId: "cafe",
    currency: "SEK",
    values: [100.1, 30, 4],
    yearsBefore: [50.3, 32.5, null],
    budgets: [120, null, null],
    targets: [null, 35, null],
  },
  { name: "Berg AB" },
  { typeId: "bygg", currency: "SEK", values: [300, Infinity, 0], yearsBefore: [-400, 12, 3] },
  { typeId: "bygg", currency: "EUR", values: [9e9, 41, 8], yearsBefore: [1, 40, 8] },
  { typeId: "bygg", currency: "SEK", values: [-20.05, null, NaN], yearsBefore: [0, 1, 2], budgets: [10, null, null] },
  {
    typeId: "cafe",
    currency: "SEK",
    values: [7, 900, 1],
    yearsBefore: [7, 800, 1],
    formats: [null, { valueType: "Amount" as const, decimals: 2 }, null],
  },
]);
const sheetsOf = (rows: readonly PortfolioRow[], isGrouped: boolean) =>
  portfolioSheets(rows, KEY_FIGURES, WORDS, { isGrouped, locale: "sv-SE" });
const valuesOf = (rows: (typeof SHEET)["rows"]) => rows.map((row) => row.map(({ value }) => value ?? null));
const [SHEET] = sheetsOf(ROWS, false);
const HEADING = SHEET.filterRow!;
const columnOf = (name: string) => SHEET.rows[HEADING]!.findIndex(({ value }) => value === name);

describe("the workbook of all clients", () => {
  it("has columns for the year before, and for a budget or target that some client has", () => {
    // The first six columns and the last five are not of key figures.
    expect(valuesOf([SHEET.rows[HEADING]!])[0]!.slice(6, -5)).toEqual([
      "Net sales",
      "Net sales before value",
      "Net sales before difference",
      "Net sales before percent",
      "Net sales budget value",
      "Net sales budget difference",
      "Net sales budget percent",
      "Equity ratio",
      "Equity ratio before value",
      "Equity ratio before difference",
      "Equity ratio target value",
      "Equity ratio target difference",
      "Employees",
      "Employees before value",
      "Employees before difference",
      "Employees before percent",
    ]);
  });

  it("has values as numbers, and texts for values that are missing, not finite or of another kind", () => {
    const column = (name: string) => SHEET.rows.slice(HEADING + 1).map((row) => row[columnOf(name)]!.value);
    expect(column("Net sales")).toEqual([100.1, "–", 300, 9e9, -20.05, 7]);
    expect(column("Equity ratio")).toEqual([30, "–", "∞", 41, "–", "900 Amount SEK"]);
    expect(column("Employees")).toEqual([4, "–", 0, 8, "NaN", 1]);
  });

  it("computes changes and deviations as the page does, and nothing where it shows nothing", () => {
    const column = (name: string) => SHEET.rows.slice(HEADING + 1).map((row) => row[columnOf(name)]!);
    expect(column("Net sales before percent").map(({ value }) => value)).toEqual([
      ((100.1 - 50.3) / 50.3) * 100,
      "",
      "",
      (9e9 - 1) * 100,
      "",
      0,
    ]);
    expect(column("Net sales budget difference").map(({ value }) => value)).toEqual([
      100.1 - 120,
      "",
      "",
      "",
      -20.05 - 10,
      "",
    ]);
    expect(column("Equity ratio target difference").map(({ value }) => value)).toEqual([-5, "", "", "", "", ""]);
    expect(column("Net sales before difference").every(({ formula }) => formula?.startsWith("IF(COUNT("))).toBe(true);
  });

  it("has sums and medians, those of amounts in the most frequent currency, as the page has", () => {
    expect([HEADING - 2, HEADING - 1].map((row) => SHEET.rows[row]![columnOf("Net sales")]!.value)).toEqual([
      100.1 + 300 - 20.05 + 7,
      (100.1 + 7) / 2,
    ]);
    expect(SHEET.rows[HEADING - 2]![columnOf("Equity ratio")]).toEqual({});
    expect(SHEET.rows[HEADING - 1]![columnOf("Equity ratio")]!.value).toBe(35.5);
  });

  it.each([false, true])("sums in the currency that the headings and the page name (groups: %s)", (isGrouped) => {
    // The currencies are equally frequent. The list without groups begins with euros, the one with groups with kronor.
    const rows = rowsOf([
      { typeId: "cafe", currency: "EUR", values: [1, 1, 1] },
      { typeId: "cafe", currency: "EUR", values: [2, 2, 2] },
      { typeId: "bygg", currency: "SEK", values: [10, 1, 1] },
      { typeId: "bygg", currency: "SEK", values: [20, 2, 2] },
    ]);
    const [clients] = sheetsOf(rows, isGrouped);
    const sums = clients.rows[clients.filterRow! - 2]!;
    expect([sums[0]!.value, sums[6]!.value]).toEqual(["sum EUR", 3]);
  });

  it("names no currency where all clients have the same", () => {
    const [clients, types] = sheetsOf(rowsOf([{ typeId: "bygg", currency: "SEK", values: [10, 1, 1] }]), true);
    expect(clients.rows[clients.filterRow! - 2]![0]!.value).toBe("sum");
    expect(valuesOf(types!.rows)[0]!.slice(2, 4)).toEqual(["Net sales sum", "Net sales median"]);
  });

  it.each([false, true])("gives the same when a spreadsheet computes it (groups: %s)", (isGrouped) => {
    const { formulas, differences } = new RecalculatedSheets(sheetsOf(ROWS, isGrouped)).compare();
    expect(differences).toEqual([]);
    // Clients: eight differences and `Shown` in each row; above them, a sum and three medians. Types: a count, a sum
    // and three medians in each of the rows for two types, for clients without a type, and for all clients.
    expect(formulas).toBe(6 * 9 + 4 + (isGrouped ? 4 * 5 : 0));
  });

  it("tells types apart whose names differ only in case, which an equals sign would not", () => {
    // Compares the formulas' texts, because the engine of these tests does not compute EXACT for ranges.
    const typeIds = ["bygg", "annat", "cafe", "bygg"];
    const [, types] = sheetsOf(rowsOf(typeIds.map((typeId) => ({ typeId, values: [1, 1, 1] }))), true);
    const counts = types!.rows.slice(1).map(([name, count]) => [name!.value, count!.value, count!.formula]);
    expect(counts.toSorted()).toEqual([
      ["All types", 4, expect.not.stringContaining("EXACT")],
      ["Byggföretag", 2, expect.stringMatching(/\*EXACT\('Clients'!\$\w+\$7:\$\w+\$10,A\d\),1,0\)\)$/)],
      ["Caféer", 1, expect.not.stringContaining("EXACT")],
      ["byggföretag", 1, expect.stringContaining("*EXACT(")],
    ]);
  });

  it("has the types on a sheet of their own where the page has groups, those without one last", () => {
    const [clients, types] = sheetsOf(ROWS, true);
    expect(valuesOf(clients.rows.slice(HEADING + 1)).map((row) => row.at(-2))).toEqual([
      "Byggföretag",
      "Byggföretag",
      "Byggföretag",
      "Caféer",
      "Caféer",
      null,
    ]);
    expect(valuesOf(types!.rows)).toEqual([
      ["Type", "Clients", "Net sales sum SEK", "Net sales median SEK", "Equity ratio median", "Employees median"],
      ["Byggföretag", 3, 279.95, 139.975, 41, 4],
      ["Caféer", 2, 107.1, 53.55, 30, 2.5],
      ["Without a type", 1, "", "", "", ""],
      ["All types", 6, 300 - 20.05 + 100.1 + 7, 53.55, 35.5, 2.5],
    ]);
  });

  it("leaves rows that a filter hides out of sums, medians and counts", () => {
    const sheets = sheetsOf(ROWS, true);
    const computed = new RecalculatedSheets(sheets);
    const ofAlma = sheets[0].rows.findIndex(([name]) => name?.value === "=Alma AB");
    const shown = sheets[0].rows[HEADING]!.length - 1;
    expect(sheets[0].rows[ofAlma]![shown]).toMatchObject({ formula: `SUBTOTAL(103,A${ofAlma + 1})`, value: 1 });
    computed.write(0, ofAlma, shown, "0");
    expect(computed.value(0, HEADING - 2, 6)).toBeCloseTo(286.95, 9);
    expect(computed.value(0, HEADING - 1, 6)).toBeCloseTo(7, 9);
    expect([1, 2, 3].map((column) => computed.value(1, 2, column))).toEqual([1, 7, 7]);
  });

  it("follows a value that is changed", () => {
    const computed = new RecalculatedSheets([SHEET]);
    computed.write(0, HEADING + 1, columnOf("Net sales"), "240");
    expect(computed.value(0, HEADING + 1, columnOf("Net sales budget percent"))).toBeCloseTo(100, 9);
    expect(computed.value(0, HEADING - 2, columnOf("Net sales"))).toBeCloseTo(526.95, 9);
  });

  it("gives the same when a spreadsheet computes it, for 60 random lists", { timeout: 60_000 }, () => {
    const number = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      fc.constantFrom(null, Infinity, -Infinity, NaN, 0, -0, 0.005),
    );
    const numbers = fc.array(number, { minLength: 3, maxLength: 3 });
    const client: fc.Arbitrary<Values> = fc.record(
      {
        values: numbers,
        yearsBefore: numbers,
        budgets: numbers,
        targets: numbers,
        currency: fc.constantFrom("SEK", "EUR"),
        typeId: fc.constantFrom("cafe", "bygg"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(client, { maxLength: 8 }), fc.boolean(), (list, isGrouped) => {
        expect(new RecalculatedSheets(sheetsOf(rowsOf(list), isGrouped)).compare().differences).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("has no sums without key figures or without clients", () => {
    const [withoutFigures] = portfolioSheets(ROWS, [], WORDS, { isGrouped: true, locale: "sv-SE" });
    expect(valuesOf(withoutFigures.rows)[3]).toEqual([
      "Client",
      "No",
      "Contact",
      "Phone",
      "Books",
      "Currency",
      "Comment",
      "Import",
      "Consultant",
      "Type",
      "Shown",
    ]);
    const [none, ...others] = sheetsOf([], true);
    expect(none.rows.flat().some(({ formula }) => formula !== undefined)).toBe(false);
    expect(others).toEqual([]);
  });

  it("is a file with a filter, array formulas in its totals, and values for programs that do not compute", async () => {
    const blob = await writeWorkbook(sheetsOf(ROWS, true));
    const rows = await readSheet(blob, 1, { trim: false });
    expect(rows[HEADING - 2]![6]).toBeCloseTo(387.05, 9);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const [clients, types] = [1, 2].map((sheet) => strFromU8(files[`xl/worksheets/sheet${sheet}.xml`]!));
    const last = cellAddress(HEADING + ROWS.length, SHEET.rows[HEADING]!.length - 1);
    expect(clients).toContain(`</sheetData><autoFilter ref="A${HEADING + 1}:${last}"/>`);
    expect(clients).toContain(`<f t="array" ref="G${HEADING}">IFERROR(MEDIAN(IF(`);
    expect(types).not.toContain("autoFilter");
    expect(types).toContain(`<f t="array" ref="B2">SUM(IF(('Clients'!`);
    // A name that begins as a formula does is stored as a text.
    expect(strFromU8(files["xl/sharedStrings.xml"]!)).toContain(">=Alma AB<");
    expect(clients).not.toContain("Alma AB");
  });
});
