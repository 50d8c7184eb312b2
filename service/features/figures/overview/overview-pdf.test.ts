import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyFigureResultListSchema } from "@/contract/figures/key-figure-value";
import { formatFigure } from "@/contract/format/format-figure";
import { CATALOGUE_IDS } from "../../../figures/key-figures";
import { readPdf, tagsOf, type ReadPdf } from "../../../platform/pdf/testing/read-pdf";
import { makePeople, type People } from "../../../testing/people";
import { TestApp } from "../../../testing/test-app";

let app: TestApp;
let people: People;
let companyPath: string;

/** The day of the clock of TestApp. */
const TODAY = "15 mars 2026";
const MONTHS_OF_2024 = "startDate=2024-01-01&endDate=2024-12-31&resolution=month&keyFigurePresetId=Ours";
/** Books whose sales are `sales` kronor in January, and one krona more in each month until April. */
const sie = (year: number, sales: number) =>
  [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
    `#RAR 0 ${year}0101 ${year}1231`,
    '#DIM 1 "Ort"',
    '#OBJEKT 1 "A" "Norr"',
    "#IB 0 1930 100000.00",
    "#IB 0 2081 -100000.00",
    `#PBUDGET 0 ${year}04 3010 {} -2000`,
    ...["01", "02", "03", "04"].flatMap((month, i) => [
      `#VER A ${i + 1} ${year}${month}15`,
      "{",
      `#TRANS 1930 {} ${sales + i}`,
      `#TRANS 3010 {1 A} -${sales + i}`,
      "}",
    ]),
    "",
  ].join("\r\n");

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  companyPath = `/Api/v2/Company/${people.companyId}`;
  const director = app.as("director");
  for (const [year, sales] of [
    [2023, 1_234_567],
    [2024, 2_345_678],
  ] as const) {
    const data = sie(year, sales);
    const { body } = await director.put("/Api/v2/SieImport/home", { companyId: people.companyId, data });
    expect(body).toMatchObject({ success: true });
  }
  const keyFigureTypes = ["NetSales", "EquityRatio", "NetSalesPerEmployee"];
  const preset = { id: "Ours", name: "Ours", keyFigureTypes };
  expect((await director.post(`${companyPath}/KeyFigurePreset`, preset)).status).toBe(200);
  const comment = {
    type: "KeyFigureComment",
    message: "Ett stort avtal i april.",
    keyFigureType: "NetSales",
    period: { start: "2024-04-01", end: "2024-04-30" },
  };
  const ofYearBefore = { ...comment, message: "Ett litet avtal.", period: { start: "2023-04-01", end: "2023-04-30" } };
  for (const added of [comment, ofYearBefore]) {
    expect((await director.post(`${companyPath}/Comment`, added)).status).toBe(200);
  }
});
afterAll(() => app.stop());

async function requestPdf(query: string, { as = "director", language = "sv" } = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.tokenOf(as)}`, "accept-language": language };
  return app.app.request(`http://service${companyPath}/KeyFigurePdf?${query}`, { headers });
}

const pdfOf = async (query = MONTHS_OF_2024, language = "sv"): Promise<ReadPdf> =>
  readPdf(new Uint8Array(await (await requestPdf(query, { language })).arrayBuffer()));
const rowsOf = (pdf: ReadPdf) => tagsOf(pdf, "TR").map(({ children }) => children.map(({ text }) => text));

describe("key figures as a PDF", () => {
  it("are a tagged file named by company and period; each page has both, the day and its own number", async () => {
    const response = await requestPdf(MONTHS_OF_2024);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const name = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition")!)![1]!;
    expect(decodeURIComponent(name)).toBe("Hemma AB – Nyckeltal 2024.pdf");
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect([pdf.isMarked, pdf.language]).toEqual([true, "sv-SE"]);
    expect(pdf.bookmarks).toEqual([["Nyckeltal", ["Senaste värden", "Kommentarer", "Månad för månad"]]]);
    pdf.pages.forEach((text, i) => {
      const page = `Sida ${String(i + 1)} av ${String(pdf.pages.length)}`;
      for (const part of ["Hemma AB", "2024", TODAY, page]) expect(text).toContain(part);
    });
    expect(pdf.pages[0]).toContain("Belopp i kr.");
  });

  it("show the API's values, the latest beside the year before and the budget", async () => {
    const { body } = await app.as("director").get(`${companyPath}/KeyFigureValue?${MONTHS_OF_2024}`);
    const [sales] = keyFigureResultListSchema.parse(body);
    const written = (value: number) =>
      formatFigure(value, sales!.keyFigure, { currency: "SEK", locale: "sv" }).replaceAll(/[\u202f\u00a0]/g, " ");
    const april = sales!.keyFigureValues[3]!;
    const rows = rowsOf(await pdfOf());
    expect(rows[0]).toEqual(["Nyckeltal", "Värde", "Föregående år", "Förändring", "Budget"]);
    expect(rows).toContainEqual([
      "Nettoomsättning apr. 2024",
      written(april.value!),
      written(april.yearBefore!),
      "+90,0 %",
      written(2000),
    ]);
    expect(rows).toContainEqual([
      "Nettoomsättning",
      ...sales!.keyFigureValues.slice(0, 4).map(({ value }) => written(value!)),
    ]);
  });

  it("name the day of a balance, and the reason for a missing value", async () => {
    const names = rowsOf(await pdfOf()).map(([name]) => name);
    expect(names).toContain("Soliditet per 30 apr. 2024");
    expect(names).toContainEqual(
      expect.stringMatching(/^Omsättning per anställd .* · Antal anställda är inte angivet för apr\. 2024\.$/),
    );
  });

  it("include the comments on the requested days, and no others", async () => {
    const texts = tagsOf(await pdfOf(), "P").map(({ text }) => text);
    expect(texts).toContain("Ett stort avtal i april.");
    expect(texts).toContainEqual(expect.stringMatching(/^Nettoomsättning · apr\. 2024 · /));
    expect(texts).not.toContain("Ett litet avtal.");
  });

  it("include live values in comments, of the company and the comment's period, in the requested language", async () => {
    const message = "Sålt {[NetSales]} ({change [NetSales]}), budget {budget [NetSales]}, {period} {[nothing]}.";
    const period = { start: "2024-04-01", end: "2024-04-30" };
    const comment = { type: "KeyFigureComment", message, keyFigureType: "NetSales", period };
    const { body } = await app.as("director").post(`${companyPath}/Comment`, comment);
    const said = async (query: string, language: string) => {
      const texts = tagsOf(await pdfOf(query, language), "P").map(({ text }) => text);
      return texts.find((text) => text.startsWith("Sålt"))?.replaceAll(/[\u202f\u00a0]/g, " ");
    };
    const inSwedish = "Sålt 2 345 681 kr (+90,0 %), budget 2 000 kr, {period} {[nothing]}.";
    expect(await said(MONTHS_OF_2024, "sv")).toBe(inSwedish);
    expect(await said(`${MONTHS_OF_2024}&dimensionId=1_A`, "sv")).toBe(inSwedish);
    expect(await said(MONTHS_OF_2024, "en")).toMatch(/^Sålt 2,345,681 SEK \(\+90\.0 %\)/);
    await app.as("director").delete(`${companyPath}/Comment/${(body as { id: string }).id}`);
  });

  it("can be for one object, or for all key figures, in the requested language", async () => {
    const object = await pdfOf(`${MONTHS_OF_2024}&dimensionId=1_A`);
    expect(object.pages[0]).toContain("Avser A Norr.");
    const all = await pdfOf("numberOfYears=2", "en");
    expect(all.bookmarks[0]![1]).toContain("Year by year");
    // Two tables have a row for each key figure: the latest values, and the values of each year.
    expect(rowsOf(all).length).toBeGreaterThan(2 * CATALOGUE_IDS.length);
  });

  it("show amounts of two fiscal years each in its own currency", async () => {
    const director = app.as("director");
    const years = (await director.get(`${companyPath}/FiscalYear`)).body as { id: string; start: string }[];
    const { id } = years.find(({ start }) => start.startsWith("2024"))!;
    const use = (currency: string) => director.put(`${companyPath}/FiscalYear/${id}`, { currency });
    expect((await use("EUR")).status).toBe(200);
    const pdf = await pdfOf("numberOfYears=2&keyFigurePresetId=Ours");
    expect((await use("SEK")).status).toBe(200);
    expect(rowsOf(pdf)).toContainEqual(["Nettoomsättning", "4 938 274 kr", "9 382 718 EUR"]);
    expect(pdf.pages[0]).not.toContain("Belopp i");
  });

  it("are refused for an unknown preset", async () => {
    expect((await requestPdf("keyFigurePresetId=Nope")).status).toBe(400);
  });

  it("are only for users who may see the company", async () => {
    expect((await requestPdf(MONTHS_OF_2024, { as: "stranger" })).status).toBe(404);
    expect((await app.app.request(`http://service${companyPath}/KeyFigurePdf`)).status).toBe(401);
  });
});
