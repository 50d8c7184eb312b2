import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import { keyFigureTraceSchema, type KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { keyFigureWorkbookSchema, type KeyFigureWorkbook } from "@/contract/figures/key-figure-workbook";
import { periodOfDays } from "@/contract/period";
import { CATALOGUE_IDS } from "../../../figures/key-figures";
import { FORMULAS } from "../../../figures/workbook/testing/formulas";
import { RecalculatedWorkbook } from "../../../figures/workbook/testing/recalculate";
import { readPdf, tagsOf, type ReadPdf } from "../../../platform/pdf/testing/read-pdf";
import { makePeople, type People } from "../../../testing/people";
import { TestApp } from "../../../testing/test-app";
import { isShort, someOf } from "../../../testing/test-settings.mjs";

let app: TestApp;
let people: People;
let companyPath: string;

/** The day of the clock of TestApp. */
const TODAY = "15 mars 2026";
const YEAR = "startDate=2024-01-01&endDate=2024-12-31";
const RANGES = isShort ? [YEAR] : [YEAR, "startDate=2024-03-01&endDate=2024-08-31"];
const OWN = FORMULAS.map((formula, i) => ({
  id: `Own ${i + 1}`,
  name: `Own ${i + 1}`,
  valueType: "Ratio",
  // Companies have no input Visits, and the API refuses twelveMonths of anything but a flow, which annual(…) is not.
  formula: formula.replaceAll("Visits", "SeparableCosts").replace("annual(NetSales) +", "NetSales +"),
}));
const FIGURE_IDS = [...CATALOGUE_IDS, ...OWN.map(({ id }) => id)];

const sie = (year: number, sales: string) =>
  [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
    `#RAR 0 ${year}0101 ${year}1231`,
    '#KONTO 1930 "Bank"',
    '#KONTO 3010 "Varor"',
    '#KONTO 7010 "Lon"',
    '#DIM 1 "Ort"',
    '#OBJEKT 1 "A" "Norr"',
    "#IB 0 1930 21230.25",
    "#IB 0 1510 5000.00",
    "#IB 0 2081 -25000.00",
    "#IB 0 2110 -1230.25",
    `#VER A 1 ${year}0215 "Kontant"`,
    "{",
    `#TRANS 1930 {} ${sales}`,
    `#TRANS 3010 {1 A} -${sales}`,
    "}",
    `#VER A 2 ${year}0511 "Inköp"`,
    "{",
    "#TRANS 2440 {} -100033.35",
    "#TRANS 4010 {} 100033.35",
    "}",
    `#VER A 3 ${year}0625 "Löner"`,
    "{",
    "#TRANS 1930 {} -50000.10",
    "#TRANS 7010 {} 50000.10",
    "}",
    `#VER A 4 ${year}0801 "Ränta"`,
    "{",
    "#TRANS 1930 {} -1000.05",
    "#TRANS 8410 {} 1000.05",
    "}",
    `#VER A 5 ${year}1201 "Ränta"`,
    "{",
    "#TRANS 1930 {} -1000.05",
    "#TRANS 8410 {} 1000.05",
    "}",
    "",
  ].join("\r\n");

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  companyPath = `/Api/v2/Company/${people.companyId}`;
  const director = app.as("director");
  for (const [year, sales] of [
    [2023, "400000.10"],
    [2024, "900000.45"],
  ] as const) {
    const data = sie(year, sales);
    const { body } = await director.put("/Api/v2/SieImport/home", { companyId: people.companyId, data });
    expect(body).toMatchObject({ success: true });
  }
  for (const own of OWN) {
    expect(await director.post(`${companyPath}/KeyFigureFormula`, own)).toMatchObject({ status: 200 });
  }
  const inputs = ["NumberOfEmployees", "CreditSalesVATIncluded", "SeparableCosts", "BankOverdraftLimit"]
    .concat("CostsForResearchAndDevelopment", "InvestmentsInPropertyPlantAndEquipmentForTheYear")
    .map((keyFigureInfoId) => ({ keyFigureInfoId, period: periodOfDays("2024-01-01", "2024-12-31"), value: 12.5 }));
  const years = (await director.get(`${companyPath}/FiscalYear`)).body as { id: string; start: string }[];
  const year = years.find(({ start }) => start.startsWith("2024"))!;
  expect((await director.put(`${companyPath}/FiscalYear/${year.id}/KeyFigureData`, inputs)).status).toBe(200);
}, 120_000);
afterAll(() => app.stop());

const pathOf = (id: string, format: "" | "/Workbook" | "/Pdf", query: string) =>
  `${companyPath}/KeyFigureValue/${encodeURIComponent(id)}/Trace${format}?${query}`;

async function workbookOf(id: string, query = YEAR): Promise<KeyFigureWorkbook> {
  return keyFigureWorkbookSchema.parse((await app.as("director").get(pathOf(id, "/Workbook", query))).body);
}

async function traceOf(id: string, query = YEAR): Promise<KeyFigureTrace> {
  return keyFigureTraceSchema.parse((await app.as("director").get(pathOf(id, "", query))).body);
}

async function requestPdf(id: string, query: string, { as = "director", language = "sv" } = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.tokenOf(as)}`, "accept-language": language };
  return app.app.request(`http://service${pathOf(id, "/Pdf", query)}`, { headers });
}

async function pdfOf(id: string, query = YEAR, language = "sv"): Promise<ReadPdf> {
  return readPdf(new Uint8Array(await (await requestPdf(id, query, { language })).arrayBuffer()));
}

describe("the workbook of a trace", { timeout: 300_000 }, () => {
  it.each(RANGES)("gives the figure's value when a spreadsheet computes it, for every figure (%s)", async (range) => {
    const figureIds = someOf(FIGURE_IDS);
    let values = 0;
    for (const id of figureIds) {
      const [workbook, { value, reason }] = [await workbookOf(id, range), await traceOf(id, range)];
      // The figure itself is the first row below the headings, its value in column C.
      const top = workbook.sheets[0]!.rows[4]![2]!;
      expect([id, top.value ?? top.reason]).toEqual([id, value ?? reason]);
      if (value !== null) {
        expect([id, typeof top.formula]).toEqual([id, "string"]);
        values++;
      }
      expect([id, new RecalculatedWorkbook(workbook).differences()]).toEqual([id, []]);
    }
    // Most figures have a value in both ranges; without values the comparison would say nothing.
    expect(values).toBeGreaterThan((figureIds.length * 2) / 3);
  });

  it("changes the value when an amount of a voucher is changed", async () => {
    const workbook = await workbookOf("NetSales");
    expect(workbook.sheets.map(({ name }) => name)).toEqual(["Computation", "Accounts", "Vouchers"]);
    const vouchers = workbook.sheets[2]!.rows;
    const row = vouchers.findIndex(([account]) => account!.value === "3010");
    expect(vouchers[row]!.map(({ value }) => value)).toEqual([
      "3010",
      "Varor",
      "Feb 2024",
      "2024-02-15",
      "A 1",
      "Kontant",
      expect.any(Number),
      -900000.45,
    ]);
    const recalculated = new RecalculatedWorkbook(workbook);
    recalculated.write(2, row, 7, "-1000");
    expect(recalculated.value(0, 4, 2)).toBe(1000);
  });

  it("has 0 for a fiscal year of the period in which none of the accounts has moved", async () => {
    const workbook = await workbookOf("NetSales", "startDate=2023-07-01&endDate=2024-06-30");
    const cells = workbook.sheets[0]!.rows.slice(4).map((row) => row[2]);
    expect(cells.slice(0, 2)).toMatchObject([{ value: 900000.45 }, { value: 0, formula: "ROUND(0,2)" }]);
    expect(new RecalculatedWorkbook(workbook).differences()).toEqual([]);
  });

  it("follows the second operand of the function either(…) while the first has no value", async () => {
    const workbook = await workbookOf("EquityRatio");
    const row = workbook.sheets[0]!.rows.findIndex(([name]) => name?.value === "Tax rate by law");
    const recalculated = new RecalculatedWorkbook(workbook);
    const before = recalculated.value(0, 4, 2);
    // No tax rate is typed, so the legal one counts; with a rate of 0, untaxed reserves are equity as a whole.
    recalculated.write(0, row, 2, "0");
    expect(recalculated.value(0, 4, 2)).toBeGreaterThan(before as number);
  });

  it(
    "has all rows, as the PDF has, also with parameters that only the trace itself knows",
    { tags: "long" },
    async () => {
      const query = `${YEAR}&account=1930&offset=1`;
      expect(await workbookOf("NetSales", query)).toEqual(await workbookOf("NetSales"));
      expect((await pdfOf("NetSales", query)).pages).toEqual((await pdfOf("NetSales")).pages);
    },
  );

  it("says of which object it is, if one is requested", async () => {
    const noteOf = async (query: string) => (await workbookOf("NetSales", query)).sheets[0]!.rows[1]![0]!.value;
    expect(await noteOf(`${YEAR}&dimensionId=1_A`)).toMatch(/^Of A Norr\. The cells are formulas/);
    expect(await noteOf(YEAR)).toMatch(/^The cells are formulas/);
  });

  it("says why there is no value", async () => {
    // PersonnelCosts / (NetSales - NetSales)
    const { sheets } = await workbookOf("Own 20");
    expect(sheets[0]!.rows[4]![2]).toMatchObject({ reason: { code: "divisionByZero" } });
  });
});

describe("the PDF of a trace", () => {
  it("is a tagged file that is named by company, figure and period", async () => {
    const response = await requestPdf("EquityRatio", YEAR);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const name = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition")!)![1]!;
    expect(decodeURIComponent(name)).toBe("Hemma AB – Så räknas Soliditet 2024.pdf");
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect([pdf.isMarked, pdf.language]).toEqual([true, "sv-SE"]);
    const [[title, below]] = pdf.bookmarks as [[string, string[]]];
    expect(title).toBe("Så räknas Soliditet");
    expect(below.slice(0, 3)).toEqual(["Beräkning", "Konton", "Verifikationer"]);
  });

  it("is named by the object too, if one is requested", async () => {
    const response = await requestPdf("NetSales", `${YEAR}&dimensionId=1_A`);
    expect(decodeURIComponent(response.headers.get("content-disposition")!)).toContain("Nettoomsättning A Norr 2024");
  });

  it("names company, agency, period, day and page on every page, and the unit of amounts on the first", async () => {
    const { pages } = await pdfOf("ReturnOnEquity");
    const { body } = await app.as("director").get(companyPath);
    const { businessIdentityCode } = body as { businessIdentityCode: string };
    pages.forEach((text, i) => {
      const page = `Sida ${String(i + 1)} av ${String(pages.length)}`;
      const organisationNumber = writtenBusinessIdentityCode(businessIdentityCode);
      for (const part of ["Hemma AB", organisationNumber, "Agency home", "2024", TODAY, page]) {
        expect(text).toContain(part);
      }
    });
    expect(pages[0]).toContain("Belopp i kr.");
  });

  it("has the computation, its accounts by month and the rows of their vouchers as text", async () => {
    const pdf = await pdfOf("NetSales");
    const rows = tagsOf(pdf, "TR").map(({ children }) => children.map(({ text }) => text));
    const { value } = await traceOf("NetSales");
    expect(value).toBe(900000.45);
    expect(rows).toContainEqual([expect.stringMatching(/^Nettoomsättning .*summan av konton/), "900 000 kr"]);
    expect(rows).toContainEqual(["3010 Varor", "−900 000,45"]);
    expect(rows).toContainEqual(["3010 Varor", "−900 000,45", "−900 000,45"]);
    expect(rows).toContainEqual(["A 1 · 15 feb. 2024 · Kontant", expect.stringMatching(/^\d+$/), "−900 000,45"]);
    expect(tagsOf(pdf, "H3").map(({ text }) => text)).toContain("3010 Varor");
    const heads = tagsOf(pdf, "THead").map(({ children }) => children[0]!.children);
    expect(heads.length).toBeGreaterThan(1);
    expect(heads.flat().every(({ role, text }) => role === "TH" && text !== "")).toBe(true);
  });

  it("says why there is no value, in the requested language", async () => {
    const { pages } = await pdfOf("Own 20", YEAR, "en");
    expect(pages[0]).toContain("How Own 20 is made");
    expect(pages[0]?.replaceAll(/\s+/g, " ")).toContain(
      "It would be divided by [Net sales] - [Net sales], which is 0.",
    );
  });

  it("is for an object, if one is requested", async () => {
    expect((await pdfOf("NetSales", `${YEAR}&dimensionId=1_A`)).pages[0]).toContain("Avser A Norr.");
    expect((await requestPdf("NetSales", `${YEAR}&dimensionId=1_Z`)).status).toBe(400);
  });

  it("is only for users who may see the figure, as the workbook is", async () => {
    expect((await requestPdf("NetSales", YEAR, { as: "stranger" })).status).toBe(404);
    expect((await requestPdf("Nope", YEAR)).status).toBe(404);
    expect((await app.as("stranger").get(pathOf("NetSales", "/Workbook", YEAR))).status).toBe(404);
  });
});
