import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyFigureWorkbookSchema, type KeyFigureWorkbook } from "@/contract/figures/key-figure-workbook";
import { keyFigureResultListSchema } from "@/contract/figures/key-figure-value";
import { RecalculatedWorkbook } from "../../../figures/workbook/testing/recalculate";
import { account } from "../../../platform/db/schema";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { TestApp } from "../../../testing/test-app";

let app: TestApp;
let people: People;
let companyPath: string;

/** A sale and a purchase; a spreadsheet could take the name of account 1930 for a formula. */
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
    '#KONTO 1930 "=Bank"',
    "#IB 0 1930 100.00",
    "#IB 0 2081 -100.00",
    `#VER A 1 ${year}0115`,
    "{",
    `#TRANS 1930 {} ${sales}`,
    `#TRANS 3010 {1 A} ${-sales}`,
    "}",
    `#VER A 2 ${year}1115`,
    "{",
    "#TRANS 1930 {} -33.35",
    "#TRANS 4010 {} 33.35",
    "}",
    "",
  ].join("\r\n");

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  companyPath = `/Api/v2/Company/${people.companyId}`;
  for (const [year, sales] of [
    [2023, 1000],
    [2024, 2000.05],
  ] as const) {
    const { body } = await app
      .as("director")
      .put("/Api/v2/SieImport/home", { companyId: people.companyId, data: sie(year, sales) });
    expect(body).toMatchObject({ success: true });
  }
  const own = { id: "Own", name: "Own", formula: "NetSales * 2 - [CostsForEmployees]", valueType: "Amount" };
  expect((await app.as("director").post(`${companyPath}/KeyFigureFormula`, own)).status).toBe(200);
  const preset = { id: "Ours", name: "Ours", keyFigureTypes: ["Own", "NetSales"] };
  expect((await app.as("director").post(`${companyPath}/KeyFigurePreset`, preset)).status).toBe(200);
});
afterAll(() => app.stop());

async function workbookOf(query: string, language = "en"): Promise<KeyFigureWorkbook> {
  const response = await app
    .as("director")
    .get(`${companyPath}/KeyFigureWorkbook${query}`, { "accept-language": language });
  expect(response.status).toBe(200);
  return keyFigureWorkbookSchema.parse(response.body);
}

describe("the workbook of key figures", { timeout: 120_000 }, () => {
  it.each(["", "?startDate=2024-01-01&endDate=2024-12-31&resolution=quarter", "?numberOfYears=1&resolution=rolling12"])(
    "has the values of the same query, by formulas (%s)",
    async (query) => {
      const workbook = await workbookOf(query);
      const values = keyFigureResultListSchema.parse(
        (await app.as("director").get(`${companyPath}/KeyFigureValue${query}`)).body,
      );
      // Five rows of headings come first, and name, unit and formula stand before the values.
      const figures = workbook.sheets[0]!.rows.slice(5);
      expect(figures.map((row) => row.slice(3).map(({ value, reason }) => reason ?? value))).toEqual(
        values.map(({ keyFigureValues }) => keyFigureValues.map(({ value, reason }) => reason ?? value)),
      );
      const computed = figures.flatMap((row) => row.slice(3).filter(({ value }) => value !== undefined));
      expect(computed.filter(({ formula }) => formula === undefined)).toEqual([]);
      // At least as many as there are figures: some have a value in several periods, others in none.
      expect(computed.length).toBeGreaterThanOrEqual(figures.length);
      expect(new RecalculatedWorkbook(workbook).differences()).toEqual([]);
    },
  );

  it("names an account as the latest fiscal year that has a name for it", async () => {
    const { db } = app.database;
    const isBank = and(eq(account.companyId, people.companyId), eq(account.number, "1930"));
    const years = (await app.as("director").get(`${companyPath}/FiscalYear`)).body as { id: string; start: string }[];
    const latest = years.find(({ start }) => start.startsWith("2024"))!.id;
    const nameLatest = (name: string) =>
      db
        .update(account)
        .set({ name })
        .where(and(isBank, eq(account.fiscalYearId, latest)));
    const bankName = async () =>
      (await workbookOf("")).sheets.at(-1)!.rows.find(([number]) => number?.value === "1930")![1]!.value;
    await nameLatest("New bank");
    expect(await bankName()).toBe("New bank");
    await nameLatest("");
    expect(await bankName()).toBe("=Bank");
    // The name as it was, which other tests expect.
    await nameLatest("=Bank");
  });

  it("has the figures of a preset, in the requested language and with the names of the company's accounts", async () => {
    const { sheets } = await workbookOf("?numberOfYears=1&keyFigurePresetId=Ours", "sv");
    expect(sheets.map(({ name }) => name)).toEqual(["Nyckeltal", "Beräkning", "Indata", "Saldon"]);
    expect(sheets[0]!.rows.slice(5).map((row) => [row[0]!.value, row[3]!.value])).toEqual([
      ["Own", 4000.1],
      ["Nettoomsättning", 2000.05],
    ]);
    expect(sheets[3]!.rows[1]!.slice(0, 2)).toEqual([{ value: "1930" }, { value: "=Bank" }]);
  });

  it("is for one object, if one is requested", async () => {
    const { sheets } = await workbookOf("?numberOfYears=1&keyFigurePresetId=Ours&dimensionId=1_A");
    expect(sheets[3]!.rows.slice(1).map(([account]) => account!.value)).toEqual(["3010"]);
    expect(sheets[0]!.rows[0]).toEqual([{ value: "Hemma AB: A", style: "title" }]);
  });

  it("is refused for an unknown preset, with too many periods, and to users who may not see the company", async () => {
    const companyId = await app.make.company("home");
    for (let year = 2019; year < 2025; year++) {
      const data = sieText({ start: `${year}0101`, end: `${year}1231`, vouchers: [] });
      await app.as("director").put("/Api/v2/SieImport/home", { data, companyId });
    }
    const ask = (query: string, userName = "director") =>
      app.as(userName).get(`/Api/v2/Company/${companyId}/KeyFigureWorkbook?resolution=month${query}`);
    for (const [query, message] of [
      ["&keyFigurePresetId=Nope", "Nope"],
      ["&startDate=2019-01-01&endDate=2024-12-31", "more than 60 periods"],
    ] as const) {
      const { status, body } = await ask(query);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
    }
    expect((await ask("&startDate=2020-01-01&endDate=2024-12-31")).status).toBe(200);
    expect((await ask("", "stranger")).status).toBe(404);
  });
});
