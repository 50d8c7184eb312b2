import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatNumber } from "@/contract/format/format-number";
import { statementSchema } from "@/contract/statements/statement";
import { readPdf, tagsOf, type ReadPdf } from "../../platform/pdf/testing/read-pdf";
import { makePeople } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
/** Path of the fiscal year in the API. */
let yearPath: string;

const MONTHS = Array.from({ length: 12 }, (_, i) => `2024${String(i + 1).padStart(2, "0")}`);
const LINES = [
  "#FLAGGA 0",
  "#PROGRAM Test 1.0",
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  "#FNAMN Test",
  "#RAR 0 20240101 20241231",
  "#RAR -1 20230101 20231231",
  '#OBJEKT 1 "1" "Sodra"',
  '#KONTO 1930 "Bank"',
  '#KONTO 2081 "Kapital"',
  '#KONTO 3010 "Varor"',
  '#KONTO 5010 "Hyra"',
  "#IB 0 1930 8600",
  "#IB 0 2081 -8600",
  "#UB -1 1930 8600",
  "#UB -1 2081 -8600",
  "#RES -1 3010 -1000",
  ...MONTHS.map((month) => `#PBUDGET 0 ${month} 3010 {} -123456789.10`),
  ...MONTHS.flatMap((month, i) => [
    `#VER A ${String(i + 1)} ${month}15`,
    "{",
    "#TRANS 1930 {} 123456789.12",
    "#TRANS 3010 {1 1} -123456789.12",
    "}",
  ]),
  "",
];

async function pdfOf(query = "", { as = "director", language = "sv" } = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.tokenOf(as)}`, "accept-language": language };
  return app.app.request(`http://service${yearPath}/Statement/Pdf${query}`, { headers });
}

const read = async (query = "", language = "sv"): Promise<ReadPdf> =>
  readPdf(new Uint8Array(await (await pdfOf(query, { language })).arrayBuffer()));

beforeAll(async () => {
  app = await TestApp.start();
  const { companyId } = await makePeople(app);
  yearPath = `/Api/v2/Company/${companyId}/FiscalYear/2024-01-01`;
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: LINES.join("\r\n") });
  expect(body).toMatchObject({ success: true });
});
afterAll(() => app.stop());

describe("the statements as a PDF", () => {
  it("are a file named by company and period, in the requested language", async () => {
    const response = await pdfOf();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const name = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition")!)![1]!;
    expect(decodeURIComponent(name)).toBe("Hemma AB – Resultat- och balansräkning 2024.pdf");
    const again = await app.as("director").get(`${yearPath}/Statement/Pdf`, {
      "accept-language": "sv",
      "if-none-match": response.headers.get("etag")!,
    });
    expect(again.status).toBe(304);
    const english = await read("?statement=balance", "en");
    expect(english.bookmarks).toEqual([["Balance sheet", ["Balance sheet", "Balance sheet by month"]]]);
    expect(english.pages[0]).toContain("Booked through December 2024.");
  });

  it("name company, organisation number, agency, period, day of printing and page on every page", async () => {
    const { pages, title } = await read("?accounts=true&ore=true");
    const agency = ((await app.as("director").get("/Api/v2/Agency/home")).body as { name: string }).name;
    expect(pages.length).toBeGreaterThan(2);
    expect(title).toBe("Resultat- och balansräkning 2024, Hemma AB");
    // The clock of TestApp stands at 15 March 2026.
    pages.forEach((text, i) => {
      const page = `Sida ${String(i + 1)} av ${String(pages.length)}`;
      for (const part of ["Hemma AB", "556001-0000", agency, "2024", "15 mars 2026", page]) {
        expect(text).toContain(part);
      }
    });
  });

  it("show the amounts of the API, also those of each month and the budget, in tables with headers", async () => {
    const statement = statementSchema.parse((await app.as("director").get(`${yearPath}/Statement`)).body);
    const sales = statement.incomeStatement.find(({ id }) => id === "NetSales")!;
    const pdf = await read("?accounts=true&ore=true");
    // The texts read from a PDF have ordinary spaces between thousands.
    const written = (ore: number | null) => formatNumber(ore! / 100, "sv", { decimals: 2 }).replaceAll("\u202f", " ");
    const rows = tagsOf(pdf, "TR").map(({ children }) => children.map(({ text }) => text));
    const ofSales = rows.filter(([name]) => name === "Nettoomsättning").flat();
    expect(ofSales.filter((text) => text === written(sales.amounts[0]!))).toHaveLength(12);
    for (const ore of [sales.total, sales.budget!.reduce((sum, each) => sum + each, 0)]) {
      expect(ofSales).toContain(written(ore));
    }
    expect(rows.some(([name]) => name === "3010 Varor")).toBe(true);
    const heads = tagsOf(pdf, "THead").map(({ children }) => children[0]!.children);
    // Both statements have a table of totals and at least one of months.
    expect(heads.length).toBeGreaterThanOrEqual(4);
    expect(heads.flat().every(({ role, text }) => role === "TH" && text !== "")).toBe(true);
  });

  it("can be of one month or of one object, but not of any that the year does not have", async () => {
    const month = await read("?month=2024-03&statement=income");
    expect(month.title).toBe("Resultaträkning mars 2024, Hemma AB");
    const object = await read("?dimensionId=1_1&statement=income");
    expect(object.pages[0]).toContain("Avser 1 Sodra.");
    expect((await pdfOf("?month=2023-03")).status).toBe(400);
    expect((await pdfOf("?month=13")).status).toBe(400);
    expect((await pdfOf("?dimensionId=1_99")).status).toBe(400);
  });

  it("are only for users who may read the books", async () => {
    expect((await pdfOf("", { as: "stranger" })).status).toBe(404);
    expect((await app.app.request(`http://service${yearPath}/Statement/Pdf`)).status).toBe(401);
    for (const as of ["consultant", "company-limited"]) {
      const [pdf, data] = [await pdfOf("", { as }), await app.as(as).get(`${yearPath}/Statement`)];
      expect([as, pdf.status]).toEqual([as, data.status]);
    }
  });
});
