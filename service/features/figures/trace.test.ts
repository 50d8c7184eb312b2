import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import {
  keyFigureTraceSchema,
  TRACED_ROWS,
  type KeyFigureTrace,
  type TracedAccount,
  type TraceStep,
} from "@/contract/figures/key-figure-trace";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { keyFigureWorkbookSchema } from "@/contract/figures/key-figure-workbook";
import { periodOfDays, type Period } from "@/contract/period";
import { ROLES } from "@/contract/permissions";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { problemsOf } from "./testing/check-trace";
import { isShort, someOf } from "../../testing/test-settings.mjs";

let app: TestApp;
let people: People;
let companyPath: string;
let years: FiscalYear[];
/** The lines of each imported file, by the id of its import. */
const files = new Map<string, string[]>();

/** A year with a loan and an untaxed reserve, and with sales, goods, wages and interest in its first months. */
function sie(year: number, months: number): string {
  const lines = [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
    `#RAR 0 ${year}0101 ${year}1231`,
    '#KONTO 1930 "Bank"',
    '#KONTO 3010 "Sales"',
    '#DIM 1 "Unit"',
    '#OBJEKT 1 A "A"',
    "#IB 0 1930 5000.10",
    "#IB 0 2081 -3000.10",
    "#IB 0 2110 -1000",
    "#IB 0 2350 -1000",
  ];
  for (let month = 1; month <= months; month++) {
    lines.push(`#VER A ${month} ${year}${String(month).padStart(2, "0")}15 "Month ${month}"`, "{");
    lines.push(`#TRANS 1930 {} ${100 + month}.5`, `#TRANS 3010 {1 A} -${150 + month}.5 "" "Sold"`);
    lines.push("#TRANS 4010 {} 30", "#TRANS 7010 {} 15", "#TRANS 8410 {} 5", "}");
  }
  return lines.join("\n");
}

const importIds = new Set<string>();

/** Imports a file; returns the id of the import. */
async function importFile(companyId: string, data: string): Promise<string> {
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
  expect(body).toMatchObject({ success: true });
  const imports = (await app.as("director").get(`/Api/v2/Company/${companyId}/SieImport`)).body as SieImportEntry[];
  // The one that was not there before: all imports have the time of the test's clock, so their order says nothing.
  const { id } = imports.find((one) => !importIds.has(one.id))!;
  importIds.add(id);
  return id;
}

async function traceOf(id: string, query: string): Promise<KeyFigureTrace> {
  const response = await app.as("director").get(`${companyPath}/KeyFigureValue/${id}/Trace${query}`);
  expect([id, response.status]).toEqual([id, 200]);
  return keyFigureTraceSchema.parse(response.body);
}

const sources = () => ({
  years: new Map(years.map(({ id, start, end }): [string, Period] => [id, { start, end }])),
  linesOf: (id: string) => files.get(id) ?? [],
});

const YEAR = "?startDate=2024-01-01&endDate=2024-12-31";

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  companyPath = `/Api/v2/Company/${people.companyId}`;
  for (const [year, months] of [
    [2023, 12],
    [2024, 6],
  ] as const) {
    const data = sie(year, months);
    files.set(await importFile(people.companyId, data), data.split("\n"));
  }
  years = (await app.as("director").get(`${companyPath}/FiscalYear`)).body as FiscalYear[];
  const year2023 = periodOfDays("2023-01-01", "2023-12-31");
  const year2024 = periodOfDays("2024-01-01", "2024-12-31");
  const enter = async (year: FiscalYear, inputs: Pick<KeyFigureData, "keyFigureInfoId" | "period" | "value">[]) => {
    const response = await app.as("director").put(`${companyPath}/FiscalYear/${year.id}/KeyFigureData`, inputs);
    expect(response.status).toBe(200);
  };
  await enter(years[0]!, [
    { keyFigureInfoId: "NumberOfEmployees", period: year2023, value: 3 },
    { keyFigureInfoId: "CreditSalesVATIncluded", period: year2023, value: 1234.5 },
  ]);
  await enter(years[1]!, [
    { keyFigureInfoId: "NumberOfEmployees", period: year2024, value: 5 },
    { keyFigureInfoId: "NumberOfEmployees", period: periodOfDays("2024-03-01", "2024-03-31"), value: 7.5 },
    { keyFigureInfoId: "CreditSalesVATIncluded", period: year2024, value: 2400 },
    { keyFigureInfoId: "TaxRate", period: year2024, value: 21 },
  ]);
});
afterAll(() => app.stop());

/** The members that a trace and a list of values have in common. */
function tracedPart(traceOrValue: Partial<KeyFigureValue>) {
  const { value, period, reason, annualised, estimated, bookedThrough } = traceOrValue;
  return { value, period, reason, annualised, estimated, bookedThrough };
}

describe("the trace of a value", () => {
  const queries = [
    ...(isShort ? [] : [YEAR, "?startDate=2024-02-01&endDate=2024-03-31"]),
    "?startDate=2023-10-01&endDate=2024-03-31",
    `${YEAR}&dimensionId=1_A`,
    "?startDate=2030-01-01&endDate=2030-12-31",
    "?startDate=2024-01-02&endDate=2024-03-31",
  ];
  it.each(queries)("adds up to the files' lines and is the value that is shown: %s", async (query) => {
    for (const id of someOf(CATALOGUE_IDS, queries.indexOf(query))) {
      const traced = await traceOf(id, query);
      const { body } = await app.as("director").get(`${companyPath}/KeyFigureValue/${id}${query}`);
      expect([id, tracedPart(traced)]).toEqual([id, tracedPart((body as KeyFigureResult).keyFigureValues[0]!)]);
      expect(problemsOf(traced, sources())).toEqual([]);
    }
  });

  it("names formula, terms, groups, accounts, vouchers and lines", async () => {
    const { tree, accounts, rowCount } = await traceOf("GrossProfit", "?startDate=2024-02-01&endDate=2024-02-29");
    expect(tree).toMatchObject({
      text: "GrossProfit",
      label: "Gross profit",
      formula: "NetSales - Goods",
      value: 122.5,
      terms: [
        { text: "NetSales", label: "Net sales", value: 152.5, sum: { sign: -1 } },
        { text: "Goods", label: "Goods", value: 30 },
      ],
    });
    expect(tree.terms![0]!.sum!.years).toEqual([
      {
        fiscalYearId: years[1]!.id,
        opening: false,
        period: { start: "2024-02-01T00:00:00", end: "2024-02-29T23:59:59" },
        groups: [
          {
            id: "NetSales",
            name: "Net sales",
            amount: -152.5,
            accounts: [{ number: "3010", amount: -152.5 }],
            parents: expect.arrayContaining(["Income"]) as string[],
          },
        ],
      },
    ]);
    expect(rowCount).toBe(2);
    expect(accounts[0]).toMatchObject({
      number: "3010",
      name: "Sales",
      rowCount: 1,
      records: [],
      rows: [
        {
          date: "2024-02-15",
          text: "Sold",
          amount: -152.5,
          objects: ["1_A"],
          voucher: { series: "A", number: "2", date: "2024-02-15", text: "Month 2" },
        },
      ],
    });
    const [row] = accounts[0]!.rows!;
    expect(files.get(row!.import)![row!.line - 1]).toBe('#TRANS 3010 {1 A} -152.5 "" "Sold"');
  });

  it("shows the parts of averages, years before, twelve months and inputs", async () => {
    const steps = async (id: string, query = YEAR) => byText((await traceOf(id, query)).tree);
    const firstQuarter = "?startDate=2023-01-01&endDate=2023-03-31";
    const growth = await steps("NetSalesGrowth");
    expect(growth.get("yearBefore(NetSales)")!.terms).toMatchObject([
      { text: "NetSales", period: { start: "2023-01-01T00:00:00", end: "2023-06-30T23:59:59" } },
    ]);
    const equity = await steps("ReturnOnEquity");
    expect(equity.get("average(AdjustedEquity)")!.terms!.map(({ day }) => day)).toEqual([
      "2023-12-31",
      "2024-01-31",
      "2024-02-29",
      "2024-03-31",
      "2024-04-30",
      "2024-05-31",
      "2024-06-30",
    ]);
    expect(equity.get("TaxRate")!.input).toMatchObject({
      measure: "level",
      values: [{ value: 21, months: 12, of: 12 }],
    });
    expect(equity.get("LegalTaxRate")).toBeUndefined();
    const employees = await steps("NetSalesPerEmployee");
    expect(employees.get("NumberOfEmployees")).toMatchObject({
      value: (5 * 5 + 7.5) / 6,
      input: {
        measure: "mean",
        values: [
          { value: 5, months: 5, of: 12 },
          { value: 7.5, months: 1, of: 1 },
        ],
      },
    });
    const formula = { id: "Employees", name: "Employees", valueType: "Count", formula: "[NumberOfEmployees]" };
    expect((await app.as("director").post(`${companyPath}/KeyFigureFormula`, formula)).status).toBe(200);
    const beforeBooks = await steps("Employees", "?startDate=2022-12-01&endDate=2024-06-30");
    expect(beforeBooks.get("NumberOfEmployees")).toMatchObject({ value: null, input: { values: [] } });
    const turnover = await steps("AssetTurnover", firstQuarter);
    expect(turnover.get("twelveMonths(NetSales)")).toMatchObject({ months: 3 });
    expect((await steps("EquityRatio")).get("either(TaxRate, LegalTaxRate)")!.terms).toHaveLength(1);
    const withoutTaxRate = await steps("EquityRatio", firstQuarter);
    expect(withoutTaxRate.get("either(TaxRate, LegalTaxRate)")!.terms).toMatchObject([
      { text: "TaxRate", value: null, reason: { code: "missingInput" } },
      { text: "LegalTaxRate", value: 20.6, day: "2023-01-01" },
    ]);
  });

  it("says why there is no value, and where", async () => {
    const { value, reason, tree } = await traceOf("InventoryTurnover", YEAR);
    const [divisor, divisorName] = ["average(Inventories)", "average([Inventories])"];
    expect([value, reason]).toEqual([null, { code: "divisionByZero", divisor, divisorName }]);
    expect([tree.text, tree.reason]).toEqual(["InventoryTurnover", reason]);
    // Goods for 30 in each of twelve months, and no inventories.
    expect(tree.terms!.map((term) => [term.text, term.value])).toEqual([
      ["twelveMonths(Goods)", 360],
      ["average(Inventories)", 0],
    ]);
    const none = await traceOf("NetSales", "?startDate=2030-01-01&endDate=2030-01-31");
    expect(none).toMatchObject({ value: null, reason: { code: "noBooks" }, accounts: [], rowCount: 0 });
    expect(none.tree).toMatchObject({ text: "NetSales", value: null, reason: { code: "noBooks" } });
  });

  it("covers the latest fiscal year unless days are requested, and is refused without either", async () => {
    expect(await traceOf("Profit", "")).toEqual(await traceOf("Profit", YEAR));
    const empty = await app.make.company("home");
    const response = await app.as("director").get(`/Api/v2/Company/${empty}/KeyFigureValue/Profit/Trace`);
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("no fiscal year") as string },
    });
  });

  it("has names in the caller's language", async () => {
    const path = `${companyPath}/KeyFigureValue/GrossProfit/Trace${YEAR}`;
    const { body } = await app.as("director").get(path, { "accept-language": "sv" });
    const { keyFigure, tree } = body as KeyFigureTrace;
    expect([keyFigure.name, tree.label, tree.terms![1]!.label]).toEqual(["Bruttovinst", "Bruttovinst", "Varor"]);
    expect(tree.terms![0]!.sum!.years[0]!.groups[0]!.name).toBe("Nettoomsättning");
  });

  it("no longer passes problemsOf when a value, an amount, a line or a list is changed", async () => {
    const whole = await traceOf("ReturnOnAssets", YEAR);
    expect(problemsOf(whole, sources())).toEqual([]);
    const cash = whole.accounts.findIndex(({ number }) => number === "1930");
    const changes: ((copy: KeyFigureTrace, account: TracedAccount) => unknown)[] = [
      (copy) => (copy.tree.value! += 1e-9),
      (copy) => (copy.tree.terms![0]!.value! += 0.01),
      (_, account) => (account.opening!.amount += 0.01),
      (_, account) => (account.opening!.records[0]!.line += 1),
      (_, account) => (account.movements[0]!.amount += 0.01),
      (_, account) => (account.rows![0]!.amount += 0.01),
      (_, account) => (account.rows![0]!.line += 1),
      (_, account) => (account.rows![0]!.voucher.line += 1),
      (_, account) => account.rows!.pop(),
      (copy) => copy.accounts.splice(cash, 1),
    ];
    for (const change of changes) {
      const copy = structuredClone(whole);
      change(copy, copy.accounts[cash]!);
      expect(problemsOf(copy, sources())).not.toEqual([]);
    }
  });
});

describe("a trace of many vouchers", () => {
  /** Each has a row on two accounts of the gross profit: together more rows than a trace includes. */
  const VOUCHERS = 2_500;
  let path: string;
  beforeAll(async () => {
    const companyId = await app.make.company("home");
    const vouchers = Array.from({ length: VOUCHERS }, (_, i) => [
      `#VER A ${i + 1} 202401${String((i % 28) + 1).padStart(2, "0")}`,
      "{",
      "#TRANS 3010 {} -1.5",
      "#TRANS 1930 {} 1",
      "#TRANS 4010 {} 0.5",
      "}",
    ]).flat();
    await importFile(companyId, [sie(2024, 1), ...vouchers].join("\n"));
    path = `/Api/v2/Company/${companyId}/KeyFigureValue/GrossProfit/Trace?startDate=2024-01-01&endDate=2024-01-31`;
  });
  const accountsOf = async (query: string) => {
    const { accounts, rowCount } = keyFigureTraceSchema.parse((await app.as("director").get(path + query)).body);
    // The January voucher of `sie` has a row on each of the two accounts too.
    expect(rowCount).toBe(2 * VOUCHERS + 2);
    return new Map(accounts.map(({ number, rowCount: count, rows }) => [number, { count, rows }]));
  };

  it("has the number of rows of each account, and the rows of one account in pages", async () => {
    const counted = await accountsOf("");
    expect([...counted]).toEqual([
      ["3010", { count: VOUCHERS + 1, rows: undefined }],
      ["4010", { count: VOUCHERS + 1, rows: undefined }],
    ]);
    const first = await accountsOf("&account=3010");
    const rest = await accountsOf(`&account=3010&offset=${TRACED_ROWS}`);
    expect([first.get("4010")!.rows, first.get("3010")!.rows!.length]).toEqual([undefined, TRACED_ROWS]);
    const rows = [...first.get("3010")!.rows!, ...rest.get("3010")!.rows!];
    expect(new Set(rows.map(({ line }) => line)).size).toBe(VOUCHERS + 1);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(-1.5 * VOUCHERS - 151.5);
  });

  it("says in its workbook that the rows are left out", async () => {
    const { body } = await app.as("director").get(path.replace("?", "/Workbook?"));
    const vouchers = keyFigureWorkbookSchema.parse(body).sheets[2]!.rows;
    expect(vouchers.slice(1).map(([first]) => first!.value)).toEqual([
      "It has 5,002 rows of vouchers, too many to list; a shorter period has them.",
    ]);
  });

  it("refuses accounts that are not in the value", async () => {
    const response = await app.as("director").get(`${path}&account=1930`);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
  });
});

/** A sale on a day YYYYMMDD; a negative amount takes it back. */
const saleOf = (number: number, day: string, amount: number) => [
  `#VER K ${number} ${day}`,
  "{",
  `#TRANS 3010 {} ${-amount}`,
  `#TRANS 1930 {} ${amount}`,
  "}",
];

describe("a trace of balances without vouchers", () => {
  const head = (type: string) => [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    `#SIETYP ${type}`,
    "#FNAMN Test",
    "#ORGNR 1",
  ];
  const months = [
    ...head("2"),
    "#RAR 0 20240701 20250630",
    "#RAR -1 20230701 20240630",
    "#UB -1 1510 200.00",
    "#UB -1 2081 -200.00",
    "#PSALDO 0 202407 3010 {} -70.25",
    "#PSALDO 0 202407 1510 {} 70.25",
    "#PSALDO 0 202409 1510 {} -20",
    "#PSALDO 0 202409 1930 {} 20",
    "#UB 0 1510 250.25",
    "#UB 0 1930 20",
    "#UB 0 2081 -200",
    "#RES 0 3010 -70.25",
  ];
  const year = [
    ...head("1"),
    "#RAR 0 20240701 20250630",
    "#IB 0 1510 200.00",
    "#IB 0 2081 -200.00",
    "#UB 0 1510 250.25",
    "#UB 0 1930 20",
    "#UB 0 2081 -200",
    "#RES 0 3010 -70.25",
  ];
  const wages = [...head("4"), '#VER L 1 20240725 "Wages"', "{", "#TRANS 7010 {} 12.50", "#TRANS 1930 {} -12.50", "}"];

  it.each([
    ["months", months, ["UB", "PSALDO"]],
    ["the year alone", year, ["IB", "UB", "RES"]],
  ])("has the records of its accounts, and the rows of vouchers imported later: %s", async (_, file, kinds) => {
    const companyId = await app.make.company("home");
    const own = `/Api/v2/Company/${companyId}`;
    const lines = new Map<string, string[]>();
    for (const added of [file, wages]) lines.set(await importFile(companyId, added.join("\n")), added);
    const [stored] = (await app.as("director").get(`${own}/FiscalYear`)).body as FiscalYear[];
    const ownSources = { years: new Map([[stored!.id, stored!]]), linesOf: (id: string) => lines.get(id) ?? [] };
    const found = new Set<string>();
    let rows = 0;
    for (const id of CATALOGUE_IDS) {
      const path = `${own}/KeyFigureValue/${id}/Trace?startDate=2024-07-01&endDate=2025-06-30`;
      const traced = keyFigureTraceSchema.parse((await app.as("director").get(path)).body);
      expect(problemsOf(traced, ownSources)).toEqual([]);
      for (const { opening, records } of traced.accounts) {
        for (const { record } of [...(opening?.records ?? []), ...records]) found.add(record);
      }
      rows += traced.rowCount;
    }
    expect([...found].sort()).toEqual(kinds.toSorted());
    expect(rows).toBeGreaterThan(0);
    const { body } = await app.as("director").get(`${own}/KeyFigureValue/Profit/Trace`);
    expect(body).toMatchObject({ value: 70.25 - 12.5 });
  });

  it("has no records of a file whose vouchers are all after the last ledger date of the import", async () => {
    const companyId = await app.make.company("home");
    const lines = [...sie(2024, 0).split("\n"), "#RES 0 3010 -70", "#UB 0 1930 5070.10", ...saleOf(1, "20240410", 70)];
    const request = { companyId, data: lines.join("\n"), lastLedgerDate: "2024-03-31" };
    const { body } = await app.as("director").put("/Api/v2/SieImport/home", request);
    expect(body).toMatchObject({ success: true });
    const own = `/Api/v2/Company/${companyId}/KeyFigureValue`;
    const response = await app
      .as("director")
      .get(`${own}/WorkingCapital/Trace?startDate=2024-01-01&endDate=2024-03-31`);
    const traced = keyFigureTraceSchema.parse(response.body);
    const bank = traced.accounts.find(({ number }) => number === "1930")!;
    expect([bank.opening?.amount, bank.records, bank.movements]).toEqual([5000.1, [], []]);
  });
});

describe("a trace of bookings that cancel each other", () => {
  const data = [sie(2024, 2), ...saleOf(1, "20240410", 70), ...saleOf(2, "20240420", -70)].join("\n");
  let path: string;
  let cancelledSources: Parameters<typeof problemsOf>[1];
  beforeAll(async () => {
    const companyId = await app.make.company("home");
    await importFile(companyId, data);
    const [stored] = (await app.as("director").get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as FiscalYear[];
    cancelledSources = { years: new Map([[stored!.id, stored!]]), linesOf: () => data.split("\n") };
    path = `/Api/v2/Company/${companyId}/KeyFigureValue`;
  });
  const tracedSales = async (query: string) => {
    const traced = keyFigureTraceSchema.parse((await app.as("director").get(`${path}/NetSales/Trace?${query}`)).body);
    return { traced, sales: traced.accounts.find(({ number }) => number === "3010") };
  };

  it("has the account even if nothing else is booked on it in the period", async () => {
    const { traced, sales } = await tracedSales("startDate=2024-04-01&endDate=2024-04-30");
    expect([traced.value, traced.rowCount, sales?.rows?.map(({ amount }) => amount)]).toEqual([0, 2, [-70, 70]]);
    expect(traced.tree.sum!.years[0]!.groups).toMatchObject([{ amount: 0, accounts: [{ number: "3010", amount: 0 }] }]);
    expect(problemsOf(traced, cancelledSources)).toEqual([]);
  });

  it("has the account even if nothing else is booked on it at all", async () => {
    const companyId = await app.make.company("home");
    await importFile(
      companyId,
      [...sie(2024, 0).split("\n"), ...saleOf(1, "20240410", 70), ...saleOf(2, "20240420", -70)].join("\n"),
    );
    const year = "startDate=2024-01-01&endDate=2024-12-31";
    const response = await app.as("director").get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales/Trace?${year}`);
    const { accounts, rowCount } = keyFigureTraceSchema.parse(response.body);
    expect([accounts.map(({ number }) => number), rowCount]).toEqual([["3010"], 2]);
    expect(accounts[0]!.movements.map(({ amount }) => amount)).toEqual([0]);
  });

  it("has a movement of 0 in their month, and counts the rows of both vouchers", async () => {
    const { traced, sales } = await tracedSales("startDate=2024-01-01&endDate=2024-12-31");
    expect([traced.value, traced.rowCount, sales?.rowCount]).toEqual([304, 4, 4]);
    expect(sales!.movements.map(({ period, amount }) => [period.start.slice(0, 7), amount])).toEqual([
      ["2024-01", -151.5],
      ["2024-02", -152.5],
      ["2024-04", 0],
    ]);
  });
});

describe("a request", () => {
  it.each([
    ["?endDate=2024-01-01", "startDate is missing"],
    ["?startDate=2024-01-01", "endDate is missing"],
    ["?startDate=2024-02-01&endDate=2024-01-01", "is after"],
    ["?startDate=2024-02-30&endDate=2024-03-01", "startDate"],
    [`${YEAR}&dimensionId=1_Z`, 'no object "1_Z"'],
    [`${YEAR}&account=`, "account"],
    [`${YEAR}&account=3010&offset=-1`, "offset"],
    [`${YEAR}&offset=10`, "offset goes with account"],
  ])("is refused as invalid: %s", async (query, message) => {
    const response = await app.as("director").get(`${companyPath}/KeyFigureValue/NetSales/Trace${query}`);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect((response.body as { message: string }).message).toContain(message);
  });

  it("must be a GET for a key figure, by a user who sees the company", async () => {
    const trace = (id: string) => `${companyPath}/KeyFigureValue/${id}/Trace${YEAR}`;
    expect((await app.as("director").get(trace("OtherIncome"))).status).toBe(404);
    expect((await app.as("stranger").get(trace("NetSales"))).status).toBe(404);
    expect((await app.as(null).get(trace("NetSales"))).status).toBe(401);
    for (const role of ROLES) expect((await app.as(people.userOf[role]).get(trace("NetSales"))).status).toBe(200);
    expect((await app.as("director").send("DELETE", trace("NetSales"), "")).status).toBe(405);
  });
});

/** Each step of a tree by its text; of several of the same text the first. */
function byText(step: TraceStep, found = new Map<string, TraceStep>()): Map<string, TraceStep> {
  if (!found.has(step.text)) found.set(step.text, step);
  for (const term of step.terms ?? []) byText(term, found);
  return found;
}
