import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyFigureResultListSchema } from "@/contract/figures/key-figure-value";
import { formatFigure } from "@/contract/format/format-figure";
import { readPdf, tagsOf, type ReadPdf } from "../../../platform/pdf/testing/read-pdf";
import { makePeople, type People } from "../../../testing/people";
import { TestApp } from "../../../testing/test-app";

let app: TestApp;
let people: People;
let company: string;

const YEAR = "startDate=2024-01-01&endDate=2024-12-31&resolution=month&keyFigurePresetId=Ours";
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
  company = `/Api/v2/Company/${people.companyId}`;
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
  expect((await director.post(`${company}/KeyFigurePreset`, preset)).status).toBe(200);
  const comment = {
    type: "KeyFigureComment",
    message: "Ett stort avtal i april.",
    keyFigureType: "NetSales",
    period: { start: "2024-04-01", end: "2024-04-30" },
  };
  expect((await director.post(`${company}/Comment`, comment)).status).toBe(200);
});
afterAll(() => app.stop());

async function fileOf(query: string, { as = "director", language = "sv" } = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.tokenOf(as)}`, "accept-language": language };
  return app.app.request(`http://service${company}/KeyFigurePdf?${query}`, { headers });
}

const pdfOf = async (query = YEAR, language = "sv"): Promise<ReadPdf> =>
  readPdf(new Uint8Array(await (await fileOf(query, { language })).arrayBuffer()));
const rowsOf = (pdf: ReadPdf) => tagsOf(pdf, "TR").map(({ children }) => children.map(({ text }) => text));

describe("key figures as a PDF", () => {
  it("are a tagged file that is named by company and period", async () => {
    const response = await fileOf(YEAR);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const name = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition")!)![1]!;
    expect(decodeURIComponent(name)).toBe("Hemma AB – Nyckeltal 2024.pdf");
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect([pdf.isMarked, pdf.language]).toEqual([true, "sv-SE"]);
    expect(pdf.bookmarks).toEqual([["Nyckeltal", ["Senaste värden", "Kommentarer", "Månad för månad"]]]);
    pdf.pages.forEach((text, i) => {
      const page = `Sida ${String(i + 1)} av ${String(pdf.pages.length)}`;
      for (const part of ["Hemma AB", "2024", "15 mars 2026", page]) expect(text).toContain(part);
    });
    expect(pdf.pages[0]).toContain("Belopp i kr.");
  });

  it("show the API's values, the latest beside the year before and the budget", async () => {
    const { body } = await app.as("director").get(`${company}/KeyFigureValue?${YEAR}`);
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

  it("include the comments on the days", async () => {
    const texts = tagsOf(await pdfOf(), "P").map(({ text }) => text);
    expect(texts).toContain("Ett stort avtal i april.");
    expect(texts).toContainEqual(expect.stringMatching(/^Nettoomsättning · apr\. 2024 · /));
  });

  it("include live values in comments, of the company and the comment's period, in the requested language", async () => {
    const message = "Sålt {[NetSales]} ({change [NetSales]}), budget {budget [NetSales]}, {period} {[nothing]}.";
    const period = { start: "2024-04-01", end: "2024-04-30" };
    const comment = { type: "KeyFigureComment", message, keyFigureType: "NetSales", period };
    const { body } = await app.as("director").post(`${company}/Comment`, comment);
    const said = async (query: string, language: string) => {
      const texts = tagsOf(await pdfOf(query, language), "P").map(({ text }) => text);
      return texts.find((text) => text.startsWith("Sålt"))?.replaceAll(/[\u202f\u00a0]/g, " ");
    };
    const inSwedish = "Sålt 2 345 681 kr (+90,0 %), budget 2 000 kr, {period} {[nothing]}.";
    expect(await said(YEAR, "sv")).toBe(inSwedish);
    expect(await said(`${YEAR}&dimensionId=1_A`, "sv")).toBe(inSwedish);
    expect(await said(YEAR, "en")).toMatch(/^Sålt 2,345,681 SEK \(\+90\.0 %\)/);
    await app.as("director").delete(`${company}/Comment/${(body as { id: string }).id}`);
  });

  it("can be for one object, or for all key figures, in the requested language", async () => {
    const object = await pdfOf(`${YEAR}&dimensionId=1_A`);
    expect(object.pages[0]).toContain("Avser A Norr.");
    const all = await pdfOf("numberOfYears=2", "en");
    expect(all.bookmarks[0]![1]).toContain("Year by year");
    expect(rowsOf(all).length).toBeGreaterThan(80);
    expect((await fileOf("keyFigurePresetId=Nope")).status).toBe(400);
  });

  it("are only for users who may see the company", async () => {
    expect((await fileOf(YEAR, { as: "stranger" })).status).toBe(404);
    expect((await app.app.request(`http://service${company}/KeyFigurePdf`)).status).toBe(401);
  });
});
