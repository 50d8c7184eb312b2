import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { keyFigureResultListSchema, type KeyFigureResult } from "@/contract/figures/key-figure-value";
import { ROLES } from "@/contract/permissions";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { computeForDays } from "./compute-key-figure-values";

let app: TestApp;
let people: People;
let path: string;

/**
 * A year's file: 100 of opening cash, then a sale on the 15th of each month given, with cost centre A in even months.
 */
function sie(year: number, sales: Record<number, number>, more: string[] = []): string {
  const lines = [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
    `#RAR 0 ${year}0101 ${year}1231`,
    "#IB 0 1930 100.00",
    "#IB 0 2081 -100.00",
    ...more,
  ];
  for (const [month, amount] of Object.entries(sales)) {
    const object = Number(month) % 2 === 0 ? "1 A" : "";
    lines.push(`#VER A ${month} ${year}${month.padStart(2, "0")}15`, "{");
    lines.push(`#TRANS 1930 {${object}} ${amount}`, `#TRANS 3010 {${object}} ${-amount}`, "}");
  }
  return `${lines.join("\r\n")}\r\n`;
}

async function importFile(data: string): Promise<void> {
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId: people.companyId, data });
  expect(body).toMatchObject({ success: true });
}

async function get(query: string): Promise<KeyFigureResult[]> {
  const response = await app.as("director").get(path + query);
  expect(response.status).toBe(200);
  return keyFigureResultListSchema.parse(response.body);
}

/** The values of one key figure as "2023-01-01 2023-12-31 100", with the reason's code if there is no value. */
async function valuesOf(id: string, query: string): Promise<string[]> {
  const response = await app.as("director").get(`${path}/${id}${query}`);
  const { keyFigureValues } = keyFigureResultListSchema.parse([response.body])[0]!;
  return keyFigureValues.map(
    ({ period, value, reason }) => `${period.start.slice(0, 10)} ${period.end.slice(0, 10)} ${reason?.code ?? value}`,
  );
}

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Company/${people.companyId}/KeyFigureValue`;
  await app.as("director").post(`/Api/v2/Company/${people.companyId}/KeyFigurePreset`, {
    id: "Ours",
    name: "Ours",
    keyFigureTypes: ["CashFlow", "NotYetKnown", "NetSales"],
  });
  await importFile(sie(2023, { 1: 10, 6: 30, 12: 60 }));
  await importFile(sie(2024, { 1: 20, 2: 40, 3: 60 }));
});
afterAll(() => app.stop());

describe("the values of key figures", () => {
  it("cover all fiscal years and the whole catalogue unless the query says otherwise", async () => {
    const results = await get("");
    expect(results.map(({ keyFigure }) => keyFigure.id)).toEqual(CATALOGUE_IDS);
    expect(results[0]).toEqual({
      keyFigure: {
        id: "NetSales",
        name: "Net sales",
        valueType: "Amount",
        timeBasis: "period",
        addsUp: true,
        description: expect.stringContaining("sales") as string,
      },
      keyFigureValues: [
        {
          value: 100,
          period: { start: "2023-01-01T00:00:00", end: "2023-12-31T23:59:59" },
          bookedThrough: "2023-12-31",
        },
        // January to March, of which 2023 had 10.
        {
          value: 120,
          period: { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" },
          bookedThrough: "2024-03-31",
          yearBefore: 10,
        },
      ],
    });
    expect(results.find(({ keyFigure }) => keyFigure.id === "QuickRatio")?.keyFigureValues[0]).toEqual({
      value: null,
      period: { start: "2023-01-01T00:00:00", end: "2023-12-31T23:59:59" },
      reason: { code: "divisionByZero", divisor: "CurrentDebt", divisorName: "Current debt" },
      bookedThrough: "2023-12-31",
    });
    expect(results.find(({ keyFigure }) => keyFigure.id === "NetSalesPerEmployee")?.keyFigureValues[1]?.reason).toEqual(
      {
        code: "missingInput",
        keyFigureInfoId: "NumberOfEmployees",
        month: "2024-01",
      },
    );
  });

  it("are computed separately for requests whose ids differ but are the same text when joined by spaces", async () => {
    const days = { firstDay: "2024-01-01", lastDay: "2024-03-31" };
    const requests = [["NetSales", "CashFlow"], ["NetSales CashFlow"], ["NetSales"]];
    const results = await computeForDays(
      app.database.db,
      people.companyId,
      requests.map((keyFigureIds) => ({ days, keyFigureIds })),
      "en",
    );
    expect(results.map((each) => each.map(({ keyFigure }) => keyFigure.id))).toEqual([
      ["NetSales", "CashFlow"],
      [],
      ["NetSales"],
    ]);
  });

  it("come with the value that they would have if the budget were booked, where it can be computed", async () => {
    const companyId = await app.make.company("home");
    const budget = ["202401 3010 {} -30", "202402 3010 {} -40", "202402 4010 {1 A} 10", "202402 4010 {1 B} 15"];
    const lines = budget.map((line) => `#PBUDGET 0 ${line}`);
    for (const data of [sie(2023, { 2: 10 }), sie(2024, { 1: 20, 2: 40 }, ["#DIM 1 K", '#OBJEKT 1 A ""', ...lines])]) {
      expect((await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data })).body).toMatchObject({
        success: true,
      });
    }
    const months = "?startDate=2024-01-01&endDate=2024-03-31&resolution=month";
    const budgetOf = async (id: string, query = months) => {
      const response = await app.as("administrator").get(`/Api/v2/Company/${companyId}/KeyFigureValue/${id}${query}`);
      const { keyFigureValues } = keyFigureResultListSchema.parse([response.body])[0]!;
      return keyFigureValues.map((value) => value.budget);
    };
    expect(await budgetOf("NetSales")).toEqual([30, 40, 0]);
    expect(await budgetOf("GrossProfit")).toEqual([30, 15, 0]);
    expect(await budgetOf("GrossProfitMargin")).toEqual([100, 37.5, undefined]);
    expect(await budgetOf("GrossProfit", `${months}&dimensionId=1_A`)).toEqual([0, -10, 0]);
    expect(await budgetOf("NetSales", "")).toEqual([undefined, 70]);
    // Both need balances.
    for (const id of ["EquityRatio", "CashFlow"]) {
      expect([id, await budgetOf(id)]).toEqual([id, [undefined, undefined, undefined]]);
    }
    // A year earlier nothing was sold in January, and March is not booked.
    expect(await budgetOf("NetSalesGrowth")).toEqual([undefined, 300, undefined]);
  });

  it("come with a budgeted growth over what was booked the year before, also if that year had a budget", async () => {
    const companyId = await app.make.company("home");
    const importYears = async (...files: string[]) => {
      for (const data of files) {
        const { body } = await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
        expect(body).toMatchObject({ success: true });
      }
    };
    const growth = async (query: string) => {
      const { body } = await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSalesGrowth${query}`);
      const { keyFigureValues } = keyFigureResultListSchema.parse([body])[0]!;
      return keyFigureValues.map(({ value, budget }) => [value, budget]);
    };
    const year = "?startDate=2024-01-01&endDate=2024-12-31";
    const planned = ["#PBUDGET 0 202401 3010 {} -700", "#PBUDGET 0 202412 3010 {} -400"];
    await importYears(sie(2023, { 2: 400, 12: 600 }), sie(2024, { 1: 600, 12: 600 }, planned));
    expect(await growth(year)).toEqual([[20, 10]]);
    await importYears(sie(2023, { 2: 400, 12: 600 }, ["#PBUDGET 0 202312 3010 {} -800"]));
    expect(await growth(year)).toEqual([[20, 10]]);
    expect((await growth("?startDate=2024-12-01&endDate=2024-12-31&resolution=ytd")).at(-1)).toEqual([20, 10]);
    // Nothing is known of the year before the first.
    expect((await growth("?startDate=2023-01-01&endDate=2023-12-31"))[0]).toEqual([null, undefined]);
    await importYears(sie(2022, { 12: 600 }));
    // In the twelve months to February 2024, 800 and 700 are planned; a year earlier, 600 and 400 were booked.
    const twelveMonths = "?startDate=2024-02-01&endDate=2024-02-29&resolution=rolling12";
    expect(await growth(twelveMonths)).toEqual([[20, 50]]);
  });

  it("have names in the caller's language", async () => {
    const { body } = await app.as("director").get(`${path}/EquityRatio`, { "accept-language": "sv" });
    expect(body).toMatchObject({ keyFigure: { id: "EquityRatio", name: "Soliditet" } });
  });

  it("are a single one for a range of dates, which must be of whole months", async () => {
    expect(await valuesOf("NetSales", "?startDate=2023-06-01&endDate=2024-02-29")).toEqual([
      "2023-06-01 2024-02-29 150",
    ]);
    expect(await valuesOf("NetSales", "?startDate=2023-06-02&endDate=2024-02-29")).toEqual([
      "2023-06-02 2024-02-29 partOfMonth",
    ]);
  });

  it("cover the latest fiscal years and a preset, in its order, without unknown figures", async () => {
    const results = await get("?numberOfYears=1&keyFigurePresetId=Ours");
    expect(
      results.map(({ keyFigure, keyFigureValues }) => [keyFigure.id, keyFigureValues.map(({ value }) => value)]),
    ).toEqual([
      ["CashFlow", [120]],
      ["NetSales", [120]],
    ]);
    expect(await get("?numberOfYears=20&keyFigurePresetId=Ours")).toHaveLength(2);
  });

  it("are computed for each step of a resolution", async () => {
    expect((await valuesOf("NetSales", "?resolution=quarter")).slice(0, 5)).toEqual([
      "2023-01-01 2023-03-31 10",
      "2023-04-01 2023-06-30 30",
      "2023-07-01 2023-09-30 0",
      "2023-10-01 2023-12-31 60",
      "2024-01-01 2024-03-31 120",
    ]);
    expect(await valuesOf("NetSales", "?resolution=ytd&startDate=2023-12-01&endDate=2024-01-31")).toEqual([
      "2023-01-01 2023-12-31 100",
      "2024-01-01 2024-01-31 20",
    ]);
    expect(await valuesOf("NetSales", "?resolution=rolling12&startDate=2023-12-01&endDate=2024-02-29")).toEqual([
      "2023-01-01 2023-12-31 100",
      "2023-02-01 2024-01-31 110",
      "2023-03-01 2024-02-29 150",
    ]);
    const months = await valuesOf("NetSales", "?resolution=month&numberOfYears=1");
    expect(months.slice(0, 4)).toEqual([
      "2024-01-01 2024-01-31 20",
      "2024-02-01 2024-02-29 40",
      "2024-03-01 2024-03-31 60",
      "2024-04-01 2024-04-30 noBooks",
    ]);
    expect(await valuesOf("NetSales", "?resolution=year")).toEqual(await valuesOf("NetSales", ""));
  });

  it("end where the books do: to date, rolling and by month, with the budget of the same months", async () => {
    const companyId = await app.make.company("home");
    const budget = Array.from({ length: 12 }, (_, i) => `#PBUDGET 0 2024${String(i + 1).padStart(2, "0")} 3010 {} -30`);
    for (const data of [sie(2023, { 1: 10, 2: 5 }), sie(2024, { 1: 20, 2: 40, 3: 60 }, budget)]) {
      await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
    }
    const shown = async (query: string) => {
      const response = await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales${query}`);
      return (response.body as KeyFigureResult).keyFigureValues.map(
        ({ value, bookedThrough, budget: budgeted, yearBefore, reason }) => [
          value ?? reason!.code,
          bookedThrough,
          budgeted,
          yearBefore,
        ],
      );
    };
    expect(await shown("?numberOfYears=1")).toEqual([[120, "2024-03-31", 90, undefined]]);
    expect((await shown("?numberOfYears=1&resolution=ytd")).slice(1, 4)).toEqual([
      [60, "2024-02-29", 60, 15],
      [120, "2024-03-31", 90, undefined],
      ["noBooks", "2024-03-31", 120, undefined],
    ]);
    expect((await shown("?numberOfYears=1&resolution=rolling12")).slice(2, 4).map(([value]) => value)).toEqual([
      "noBooks",
      "noBooks",
    ]);
    expect((await shown("?resolution=month")).slice(1, 13).map(([value]) => value)).toEqual([
      5,
      ...Array<string>(10).fill("noBooks"),
      20,
    ]);
    expect(await shown("?startDate=2024-03-01&endDate=2024-06-30")).toEqual([[60, "2024-03-31", 30, undefined]]);
    expect(await shown("?startDate=2024-05-01&endDate=2024-06-30")).toEqual([["noBooks", undefined, 60, undefined]]);
  });

  it("have no budget over years of which one has none", async () => {
    const companyId = await app.make.company("home");
    const budget = ["#PBUDGET 0 202312 3010 {} -30", "#PBUDGET 0 202311 3010 {} -30"];
    for (const data of [sie(2023, { 12: 10 }, budget), sie(2024, { 2: 40, 12: 1 })]) {
      await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
    }
    const budgetOf = async (first: string, last: string) => {
      const range = `startDate=${first}&endDate=${last}`;
      const response = await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales?${range}`);
      return (response.body as KeyFigureResult).keyFigureValues[0]!.budget;
    };
    expect(await budgetOf("2023-11-01", "2023-12-31")).toBe(60);
    expect(await budgetOf("2023-12-01", "2024-02-29")).toBeUndefined();
    expect(await budgetOf("2024-01-01", "2024-12-31")).toBeUndefined();
  });

  it("leave out records of objects in a file of type 2, unless all records of an account add up to #RES", async () => {
    const companyId = await app.make.company("home");
    const lines = [
      "#FLAGGA 0",
      "#PROGRAM Test 1.0",
      "#FORMAT PC8",
      "#GEN 20250101",
      "#SIETYP 2",
      "#FNAMN Test",
      "#ORGNR 1",
      "#RAR 0 20240101 20241231",
      "#DIM 1 K",
      '#OBJEKT 1 A "A"',
      "#IB 0 1930 0",
      "#UB 0 1930 60",
      "#RES 0 3010 -40",
      "#RES 0 3110 -20",
      "#PSALDO 0 202401 1930 {} 60",
      "#PSALDO 0 202401 3010 {} -40",
      "#PSALDO 0 202401 3010 {1 A} -15",
      "#PSALDO 0 202401 3110 {} -12",
      "#PSALDO 0 202412 3110 {1 A} -8",
      "#PBUDGET 0 202401 3010 {1 A} -99",
      "",
    ];
    const result = await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data: lines.join("\r\n") });
    expect(result.body).toMatchObject({ success: true });
    const valuesOfSales = async (query: string) => {
      const response = await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales${query}`);
      return (response.body as KeyFigureResult).keyFigureValues.map(({ value, budget }) => [value, budget]);
    };
    expect(await valuesOfSales("")).toEqual([[60, undefined]]);
    expect(await valuesOfSales("?startDate=2024-12-01&endDate=2024-12-31")).toEqual([[8, undefined]]);
    expect(await valuesOfSales("?dimensionId=1_A")).toEqual([[0, undefined]]);
  });

  it("are booked through the same day for an object as for the company, with rows dated after the year", async () => {
    const companyId = await app.make.company("home");
    const late = ['#VER A 9 20250110 ""', "{", "#TRANS 1930 {} 1", "#TRANS 3010 {} -1", "}"];
    await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data: sie(2024, { 2: 40 }, late) });
    const reach = async (query: string) => {
      const response = await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales${query}`);
      return (response.body as KeyFigureResult).keyFigureValues.map(({ value, bookedThrough }) => [
        value,
        bookedThrough,
      ]);
    };
    expect(await reach("")).toEqual([[41, "2024-12-31"]]);
    expect(await reach("?dimensionId=1_A")).toEqual([[40, "2024-12-31"]]);
  });

  it("come, for the year before the first import, from that import's file and for the whole year only", async () => {
    const companyId = await app.make.company("home");
    const earlier = [
      "#RAR -1 20230101 20231231",
      "#IB -1 1930 5",
      "#UB -1 1930 65",
      "#UB -1 2081 -5",
      "#RES -1 3010 -60",
      "#IB -1 2081 -5",
    ];
    const data = sie(2024, { 1: 20, 12: 100 }, earlier);
    await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
    const value = async (id: string, query: string) => {
      const response = await app.as("administrator").get(`/Api/v2/Company/${companyId}/KeyFigureValue/${id}${query}`);
      return (response.body as KeyFigureResult).keyFigureValues[0]!;
    };
    expect(await value("NetSales", "")).toMatchObject({ value: 120, yearBefore: 60 });
    expect(await value("NetSalesGrowth", "")).toMatchObject({ value: 100 });
    expect(await value("CashFlow", "")).toMatchObject({ value: 120, yearBefore: 60 });
    // Sales of 60 over the mean of the assets at the beginning and the end of the year, 5 and 65.
    expect(await value("AssetTurnover", "?startDate=2023-01-01&endDate=2023-12-31")).toMatchObject({ value: 60 / 35 });
    expect(await value("NetSales", "?startDate=2024-01-01&endDate=2024-01-31")).not.toHaveProperty("yearBefore");
    const { tree, accounts } = (
      await app
        .as("administrator")
        .get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales/Trace?startDate=2023-01-01&endDate=2023-12-31`)
    ).body as KeyFigureTrace;
    expect(tree.value).toBe(60);
    expect(accounts).toMatchObject([
      { number: "3010", rowCount: 0, records: [{ record: "RES", yearIndex: -1, amount: -60 }] },
    ]);
  });

  it("are marked when their flows were scaled to twelve months", async () => {
    const results = await get("?startDate=2023-01-01&endDate=2023-06-30");
    const valueOf = (id: string) => results.find(({ keyFigure }) => keyFigure.id === id)?.keyFigureValues[0];
    // 40 in six months, 80 a year; assets 100, then 110 five times, and 140.
    const turnover = 80 / ((100 + 5 * 110 + 140) / 7);
    expect(valueOf("AssetTurnover")).toMatchObject({ value: turnover, annualised: true });
    expect(valueOf("NetSales")).toMatchObject({ value: 40 });
    expect(valueOf("NetSales")).not.toHaveProperty("annualised");
  });

  it("use the amounts and the inputs of an object", async () => {
    const years = await app.as("director").get(`/Api/v2/Company/${people.companyId}/FiscalYear`);
    const { id } = (years.body as { id: string }[])[1]!;
    const period = { start: "2024-01-01", end: "2024-12-31" };
    const employees = (value: number | null, dimensionId?: string) => ({
      keyFigureInfoId: "NumberOfEmployees",
      period,
      value,
      ...(dimensionId !== undefined && { dimensionId }),
    });
    const data = `/Api/v2/Company/${people.companyId}/FiscalYear/${id}/KeyFigureData`;
    await app.as("director").put(data, [employees(3), employees(2, "1_A")]);
    expect(await valuesOf("NetSales", "?dimensionId=1_A")).toEqual([
      "2023-01-01 2023-12-31 90",
      "2024-01-01 2024-12-31 40",
    ]);
    expect(await valuesOf("NetSalesPerEmployee", "?dimensionId=1_A&numberOfYears=1")).toEqual([
      // Three months of 40 and of 120, scaled to twelve.
      "2024-01-01 2024-12-31 80",
    ]);
    expect(await valuesOf("NetSalesPerEmployee", "?dimensionId=&numberOfYears=1")).toEqual([
      "2024-01-01 2024-12-31 160",
    ]);
    await app.as("director").put(data, [employees(null), employees(null, "1_A")]);
  });

  it("follow the books: another import of the year, vouchers added to it, its deletion", async () => {
    await importFile(sie(2025, { 1: 5 }));
    const value = () => valuesOf("NetSales", "?startDate=2025-01-01&endDate=2025-12-31");
    expect(await value()).toEqual(["2025-01-01 2025-12-31 5"]);
    await importFile(sie(2025, { 1: 7, 2: 1 }));
    expect(await value()).toEqual(["2025-01-01 2025-12-31 8"]);
    const added = ["#FLAGGA 0", "#PROGRAM T 1", "#FORMAT PC8", "#GEN 20250101", "#SIETYP 4", "#FNAMN T", "#ORGNR 1"];
    const voucher = ['#VER "" "" 20250131', "{", "#TRANS 3010 {} -2.50", "#TRANS 1930 {} 2.50", "}", ""];
    await importFile([...added, ...voucher].join("\r\n"));
    expect(await value()).toEqual(["2025-01-01 2025-12-31 10.5"]);
    const { body } = await app.as("director").get(`/Api/v2/Company/${people.companyId}/FiscalYear`);
    await app
      .as("director")
      .delete(`/Api/v2/Company/${people.companyId}/FiscalYear/${(body as { id: string }[])[2]!.id}`);
    expect(await value()).toEqual(["2025-01-01 2025-12-31 noBooks"]);
    expect(await valuesOf("NetSales", "?numberOfYears=1")).toEqual(["2024-01-01 2024-12-31 120"]);
  });

  it("follow the chart of accounts that a year has, the contents of the chart, and the year's currency", async () => {
    const company = `/Api/v2/Company/${people.companyId}`;
    const client = app.as("director");
    const years = (await client.get(`${company}/FiscalYear`)).body as { id: string }[];
    const built = (await client.get(`${company}/ChartOfAccounts/EUBAS97`)).body as ChartOfAccounts;
    const sales = async () => (await valuesOf("NetSales", "?numberOfYears=1"))[0]!.split(" ").at(-1);
    expect(await sales()).toBe("120");
    const chart = { ...built, id: "Own", knownGroups: { ...built.knownGroups, NetSales: { children: [] } } };
    expect((await client.post(`${company}/ChartOfAccounts`, chart)).status).toBe(200);
    const year = `${company}/FiscalYear/${years.at(-1)!.id}`;
    expect((await client.put(year, { chartOfAccountsId: "Own" })).status).toBe(200);
    expect(await sales()).toBe("0");
    const { knownGroups } = built;
    expect((await client.put(`${company}/ChartOfAccounts`, { id: "Own", knownGroups })).status).toBe(200);
    expect(await sales()).toBe("120");
    await client.put(year, { chartOfAccountsId: "EUBAS97", currency: "EUR" });
    const [, growth] = await valuesOf("NetSalesGrowth", "?startDate=2023-01-01&endDate=2024-12-31&resolution=year");
    expect(growth).toBe("2024-01-01 2024-12-31 currenciesDiffer");
    const yearsBefore = async () => {
      const results = await get("?startDate=2024-01-01&endDate=2024-12-31");
      const beforeOf = (id: string) =>
        results.find(({ keyFigure }) => keyFigure.id === id)!.keyFigureValues[0]!.yearBefore;
      return [beforeOf("NetSales"), beforeOf("NetProfitMargin")];
    };
    // With another currency the year before, an amount has no `yearBefore`; a percentage has one.
    expect(await yearsBefore()).toEqual([undefined, 100]);
    await client.put(year, { currency: "SEK" });
    expect(await yearsBefore()).toEqual([10, 100]);
    expect(await sales()).toBe("120");
  });

  it("are empty for a company without books", async () => {
    const empty = await app.make.company("home");
    const { body } = await app.as("director").get(`/Api/v2/Company/${empty}/KeyFigureValue/NetSales`);
    expect(body).toMatchObject({ keyFigure: { id: "NetSales" }, keyFigureValues: [] });
  });
});

describe("a request", () => {
  it.each([
    ["?startDate=2024-01-01", "endDate is missing"],
    ["?endDate=2024-01-01", "startDate is missing"],
    ["?startDate=2024-02-01&endDate=2024-01-01", "is after"],
    ["?startDate=2024-02-30&endDate=2024-03-01", "startDate"],
    ["?startDate=2024-01-01&endDate=2024-12-31&numberOfYears=1", "numberOfYears"],
    ["?numberOfYears=0", "numberOfYears"],
    ["?numberOfYears=1.5", "numberOfYears"],
    ["?numberOfYears=", "numberOfYears"],
    ["?resolution=week", "resolution"],
    ["?keyFigurePresetId=Nothing", 'no key figure preset "Nothing"'],
    ["?keyFigurePresetId=", "keyFigurePresetId"],
    ["?dimensionId=1", "dimensionId"],
    ["?dimensionId=1_Z", 'no object "1_Z"'],
    ["?resolution=month&resolution=year", "2 times"],
    ["/NetSales?keyFigurePresetId=Overview", "keyFigurePresetId"],
  ])("is refused as invalid: %s", async (query, message) => {
    const response = await app.as("director").get(path + query);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect((response.body as { message: string }).message).toContain(message);
  });

  it("must name a key figure of the catalogue or of the company, whose id is case-sensitive", async () => {
    for (const id of ["netsales", "NumberOfEmployees", "OtherIncome"]) {
      expect(await app.as("director").get(`${path}/${id}`)).toMatchObject({
        status: 404,
        body: { typeOfError: "NotFound" },
      });
    }
  });

  it("is answered with 304 for a known entity tag", async () => {
    const { headers } = await app.as("director").get(`${path}/NetSales`);
    const known = { "if-none-match": headers.get("etag")! };
    expect((await app.as("director").get(`${path}/NetSales`, known)).status).toBe(304);
  });
});

describe("permissions for key figures", () => {
  it.each(ROLES)("let %s read them", async (role) => {
    expect((await app.as(people.userOf[role]).get(`${path}/NetSales`)).status).toBe(200);
  });

  it("let nobody read them who does not see the company", async () => {
    expect((await app.as("stranger").get(path)).status).toBe(404);
    expect((await app.as(null).get(path)).status).toBe(401);
    const foreign = `/Api/v2/Company/${people.foreignCompanyId}/KeyFigureValue`;
    expect((await app.as("director").get(foreign)).status).toBe(404);
  });

  it.each(["POST", "PUT", "DELETE"])("let nobody %s them", async (verb) => {
    for (const url of [path, `${path}/NetSales`]) {
      const response = await app.as("administrator").send(verb, url, "{}");
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET");
    }
  });
});
