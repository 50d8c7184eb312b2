import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import { statementSchema, type Statement, type StatementLine } from "@/contract/statements/statement";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let years: string;

/** A year's file; vouchers are a day, an account against 1930, an amount in kronor and an object. */
function sie(
  [start, end]: [start: string, end: string],
  vouchers: [day: string, account: string, amount: number, object?: string][],
  more: string[] = [],
): string {
  const lines = [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
    `#RAR 0 ${start} ${end}`,
    '#KONTO 1930 "Bank"',
    '#KONTO 2081 "Aktiekapital"',
    '#KONTO 3010 "Varor"',
    '#KONTO 5010 "Hyra"',
    ...more,
    ...vouchers.flatMap(([day, account, amount, object = ""], i) => [
      `#VER A ${i + 1} ${day}`,
      "{",
      `#TRANS ${account} {${object}} ${amount}`,
      `#TRANS 1930 {${object}} ${-amount}`,
      "}",
    ]),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

async function importFile(data: string, companyId = people.companyId): Promise<void> {
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
  expect(body).toMatchObject({ success: true });
}

async function get(start: string, query = "", headers?: HeadersInit, yearsPath = years): Promise<Statement> {
  const response = await app.as("director").get(`${yearsPath}/${start}/Statement${query}`, headers);
  expect(response).toMatchObject({ status: 200 });
  return statementSchema.parse(response.body);
}

/**
 * Formats each line as `id amount amount …` in kronor, with its sublines and accounts indented. The amounts of a line
 * are `numbersOf` it, those of an account the amounts of the columns.
 */
function outline(
  lines: readonly StatementLine[],
  numbersOf: (line: StatementLine) => (number | null)[] = (line) => line.amounts,
) {
  const kronor = (amounts: readonly (number | null)[]) => amounts.map((ore) => (ore === null ? "–" : ore / 100));
  const rows = (line: StatementLine, indent: string): string[] => [
    `${indent}${[line.id, ...kronor(numbersOf(line))].join(" ")}`,
    ...line.lines.flatMap((below) => rows(below, `${indent}  `)),
    ...line.accounts.map(({ number, amounts }) => `${indent}  ${[number, ...kronor(amounts)].join(" ")}`),
  ];
  return lines.flatMap((line) => rows(line, ""));
}

const OPENING = ["#IB 0 1930 100.00", "#IB 0 2081 -100.00"];

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  years = `/Api/v2/Company/${people.companyId}/FiscalYear`;
  // A fiscal year of the last four months of 2023, then 2024 in full, then 2025 with books of two months.
  const budget = ["#PBUDGET 0 202309 3010 {} -50", "#PBUDGET 0 202312 3010 {} -70", "#PBUDGET 0 202312 1930 {} 5"];
  await importFile(
    sie(
      ["20230901", "20231231"],
      [
        ["20230915", "3010", -10],
        ["20231001", "3010", -20.5, "1 A"],
        ["20231031", "5010", 4, "1 A"],
        ["20231231", "8310", -1],
        ["20231231", "8910", 2],
      ],
      [...OPENING, ...budget, '#OBJEKT 1 A "Butik"'],
    ),
  );
  await importFile(
    sie(
      ["20240101", "20241231"],
      [
        ["20240101", "3010", -40],
        ["20240930", "3010", -60],
        ["20241231", "8999", 100],
        ["20241231", "0100", 7],
      ],
      ["#IB 0 1930 125.50", "#IB 0 2081 -100.00", "#PBUDGET 0 202402 3010 {1 A} -5", "#PBUDGET 0 202402 3010 {1 B} -6"],
    ),
  );
  await importFile(sie(["20250101", "20251231"], [["20250228", "3010", -1]], ["#IB 0 1930 1.00"]));
});
afterAll(() => app.stop());

describe("the statements of a fiscal year", () => {
  it("are of the company or of one of the objects that the year's books have", async () => {
    const objects = async (start: string) => (await app.as("director").get(`${years}/${start}/DimensionObject`)).body;
    expect(await objects("2023-09-01")).toEqual([
      { id: "1_A", dimension: { number: 1, name: "Kostnadsställe" }, code: "A", name: "Butik" },
    ]);
    expect(await objects("2025-01-01")).toEqual([]);
    const { incomeStatement } = await get("2023-09-01", "?dimensionId=1_A");
    expect(outline(incomeStatement).slice(0, 2)).toEqual(["NetSales 0 20.5 0 0", "  3010 0 20.5 0 0"]);
  });

  it("have the lines of Swedish practice, which open to groups and accounts, costs negative", async () => {
    const { incomeStatement, columns, bookedColumns } = await get("2023-09-01");
    expect(columns.map(({ period }) => period.start.slice(0, 7))).toEqual(["2023-09", "2023-10", "2023-11", "2023-12"]);
    expect(bookedColumns).toBe(4);
    expect(outline(incomeStatement)).toEqual([
      "NetSales 10 20.5 0 0",
      "  3010 10 20.5 0 0",
      "ExternalCosts 0 -4 0 0",
      "  CostsOfPremisesAndProperty 0 -4 0 0",
      "    5010 0 -4 0 0",
      "OperatingProfit 10 16.5 0 0",
      "FinancialIncome 0 0 0 1",
      "  OtherInterestIncome 0 0 0 1",
      "    8310 0 0 0 1",
      "ProfitAfterFinancialItems 10 16.5 0 1",
      "Taxes 0 0 0 -2",
      "  8910 0 0 0 -2",
      "Profit 10 16.5 0 -1",
    ]);
  });

  it("balance month by month, with the result of the year so far in equity", async () => {
    const { balanceSheet } = await get("2023-09-01");
    expect(outline(balanceSheet, ({ opening = 0, amounts }) => [opening, ...amounts])).toEqual([
      "CurrentAssets 100 110 126.5 126.5 125.5",
      "  CurrentInvestmentsAndLiquidFunds 100 110 126.5 126.5 125.5",
      "    LiquidFunds 100 110 126.5 126.5 125.5",
      "      1930 110 126.5 126.5 125.5",
      "Assets 100 110 126.5 126.5 125.5",
      "EquityCapital 100 110 126.5 126.5 125.5",
      "  RestrictedEquityCapital 100 100 100 100 100",
      "    2081 100 100 100 100",
      "  ResultForThePeriod 0 10 26.5 26.5 25.5",
      "EquityAndLiabilities 100 110 126.5 126.5 125.5",
    ]);
  });

  it("show a result booked to equity, a year with unequal opening balances, and accounts outside all groups", async () => {
    const { balanceSheet, outside } = await get("2024-01-01");
    const last = ({ opening = 0, amounts }: StatementLine) => [opening, amounts.at(-1)!];
    expect(outline(balanceSheet, last).filter((row) => !/^\s+\d/.test(row))).toEqual([
      "CurrentAssets 125.5 118.5",
      "  CurrentInvestmentsAndLiquidFunds 125.5 118.5",
      "    LiquidFunds 125.5 118.5",
      "Assets 125.5 118.5",
      "EquityCapital 125.5 125.5",
      "  RestrictedEquityCapital 100 100",
      "  ResultForThePeriod 0 100",
      "  ResultBookedToEquity 0 -100",
      "  OpeningDifference 25.5 25.5",
      "EquityAndLiabilities 125.5 125.5",
      "Unbalanced 0 -7",
    ]);
    expect(outside).toEqual([
      expect.objectContaining({ number: "0100", opening: 0, amounts: [...Array<number>(11).fill(0), 700] }),
    ]);
  });

  it("have the same months a year earlier where the books have them, and the whole year before", async () => {
    const { incomeStatement, balanceSheet, previousYear, columns } = await get("2024-01-01");
    const nothing = Array<null>(8).fill(null);
    const profit = incomeStatement.at(-1)!;
    expect(profit.previous).toEqual([...nothing, 10_00, 16_50, 0, -1_00]);
    expect(profit.previousYear).toBe(25_50);
    const assets = balanceSheet.find(({ id }) => id === "Assets")!;
    expect([assets.previous, assets.previousYear]).toEqual([[...nothing, 110_00, 126_50, 126_50, 125_50], 125_50]);
    expect(previousYear?.period).toEqual({ start: "2023-09-01T00:00:00", end: "2023-12-31T23:59:59" });
    expect(columns.map(({ previous }) => previous?.start.slice(0, 7)).slice(7)).toEqual([
      undefined,
      "2023-09",
      "2023-10",
      "2023-11",
      "2023-12",
    ]);
    expect((await get("2023-09-01")).previousYear).toBeUndefined();
  });

  it("say how far the books reach: later columns are empty, and the same months are compared", async () => {
    const { bookedColumns, bookedThrough, columns, monthsUnknown, incomeStatement, balanceSheet } =
      await get("2025-01-01");
    expect([bookedColumns, columns.length, bookedThrough, monthsUnknown]).toEqual([2, 12, "2025-02-28", []]);
    const rest = Array<null>(10).fill(null);
    const assets = balanceSheet.find(({ id }) => id === "Assets")!;
    expect([assets.amounts, assets.total]).toEqual([[1_00, 2_00, ...rest], 2_00]);
    const profit = incomeStatement.at(-1)!;
    expect([profit.amounts, profit.total]).toEqual([[0, 1_00, ...rest], 1_00]);
    // January and February have 40.00 of the 100.00 of 2024. The assets are of the end of February and of December.
    expect([profit.previousTotal, profit.previousYear]).toEqual([40_00, 100_00]);
    expect([assets.previousTotal, assets.previousYear]).toEqual([165_50, 118_50]);
  });

  it("reach no further than their own books when a later fiscal year exists", async () => {
    const companyId = await app.make.company(people.agencyId);
    await importFile(sie(["20240101", "20241231"], [["20240331", "3010", -1]], OPENING), companyId);
    await importFile(sie(["20250101", "20251231"], [["20250630", "3010", -2]], OPENING), companyId);
    const itsYears = `/Api/v2/Company/${companyId}/FiscalYear`;
    const { bookedColumns, bookedThrough, incomeStatement } = await get("2024-01-01", "", undefined, itsYears);
    const later = await get("2025-01-01", "", undefined, itsYears);
    expect([bookedColumns, bookedThrough]).toEqual([3, "2024-03-31"]);
    expect(incomeStatement.at(-1)!.amounts.slice(2)).toEqual([1_00, ...Array<null>(9).fill(null)]);
    expect(later.incomeStatement.at(-1)!.previous).toEqual([0, 0, 1_00, ...Array<null>(9).fill(null)]);
    expect(later.columns.map(({ previous }) => previous?.start.slice(0, 7)).slice(0, 4)).toEqual([
      "2024-01",
      "2024-02",
      "2024-03",
      undefined,
    ]);
  });

  it("have the budget beside the income statement; budgets by object add up where the account has no other", async () => {
    const first = await get("2023-09-01");
    expect(first.incomeStatement.at(-1)!.budget).toEqual([50_00, 0, 0, 70_00]);
    expect(first.balanceSheet.some(({ budget }) => budget)).toBe(false);
    const ofObject = await get("2024-01-01", "?dimensionId=1_A");
    const february = ({ incomeStatement }: Statement) => incomeStatement.at(-1)!.budget?.[1];
    expect([february(await get("2024-01-01")), february(ofObject)]).toEqual([11_00, 5_00]);
    expect([(await get("2025-01-01")).hasBudget, first.hasBudget]).toEqual([false, true]);
  });

  it("get their budget back with the books that an import had replaced", async () => {
    const imports = `/Api/v2/Company/${people.companyId}/SieImport`;
    const budget = async () => (await get("2023-09-01")).incomeStatement.at(-1)!.budget;
    const before = await budget();
    expect(before).toBeDefined();
    await importFile(sie(["20230901", "20231231"], [["20230915", "3010", -10]], OPENING));
    expect(await budget()).toBeUndefined();
    const [latest] = (await app.as("director").get(imports)).body as { id: string }[];
    expect((await app.as("director").delete(`${imports}/${latest!.id}`)).status).toBe(200);
    expect(await budget()).toEqual(before);
  });

  it("are of one object on request", async () => {
    const { incomeStatement, balanceSheet } = await get("2023-09-01", "?dimensionId=1_A");
    expect(incomeStatement.at(-1)!.amounts).toEqual([0, 16_50, 0, 0]);
    expect(balanceSheet.map(({ id }) => id)).toEqual([
      "CurrentAssets",
      "Assets",
      "EquityCapital",
      "EquityAndLiabilities",
    ]);
  });

  it("are found by the fiscal year's id too, and have names in the caller's language", async () => {
    const { fiscalYear, incomeStatement } = await get("2024-01-01");
    expect(await get(fiscalYear.id)).toEqual(await get("2024-01-01"));
    expect(incomeStatement.map(({ name }) => name)).toContain("Operating profit");
    const swedish = await get("2024-01-01", "", { "accept-language": "sv" });
    expect(swedish.incomeStatement.map(({ name }) => name)).toEqual([
      "Nettoomsättning",
      "Övriga externa kostnader",
      "Rörelseresultat",
      "Finansiella intäkter",
      "Resultat efter finansiella poster",
      "Skatter",
      "Periodens resultat",
    ]);
    expect(swedish.incomeStatement[0]!.accounts[0]).toMatchObject({ number: "3010", name: "Varor" });
  });

  it("follow the year's own chart, whose remaining accounts have a line of their own", async () => {
    const charts = `/Api/v2/Company/${people.companyId}/ChartOfAccounts`;
    const { body } = await app.as("director").get(`${charts}/EUBAS97`);
    const { knownGroups, ...chart } = body as { knownGroups: Record<string, unknown> };
    // Statements are made without a known group of assets too.
    const { ExternalCosts, FixedAssets, ...rest } = knownGroups;
    expect([ExternalCosts, FixedAssets].every(Boolean)).toBe(true);
    const own = {
      ...chart,
      id: "Own",
      knownGroups: { ...rest, NetSales: { name: "Försäljning", children: ["NetSales"] } },
    };
    expect((await app.as("director").post(charts, own)).status).toBe(200);
    const { fiscalYear } = await get("2023-09-01");
    const set = (chartOfAccountsId: string) =>
      app.as("director").put(`${years}/${fiscalYear.id}`, { chartOfAccountsId });
    await set("Own");
    const { incomeStatement } = await get("2023-09-01");
    await set("EUBAS97");
    expect(incomeStatement.map(({ id, name }) => `${id} ${name}`).slice(0, 3)).toEqual([
      "NetSales Försäljning",
      "RemainingCosts Remaining costs",
      "OperatingProfit Operating profit",
    ]);
    expect(outline(incomeStatement.slice(1, 2))).toEqual(["RemainingCosts 0 -4 0 0", "  5010 0 -4 0 0"]);
  });
});

describe("a request for statements", () => {
  it.each(ROLES)("is answered for the role %s", async (role) => {
    expect((await app.as(people.userOf[role]).get(`${years}/2024-01-01/Statement`)).status).toBe(200);
  });

  it.each(["2024-01-02", "2024-02-30", "0".repeat(32), "2024"])("finds no fiscal year %s", async (year) => {
    expect(await app.as("director").get(`${years}/${year}/Statement`)).toMatchObject({ status: 404 });
  });

  it("is refused for a company that the user may not see and for an object that is not in the books", async () => {
    expect((await app.as("stranger").get(`${years}/2024-01-01/Statement`)).status).toBe(404);
    for (const object of ["1", "1_Z"]) {
      expect((await app.as("director").get(`${years}/2024-01-01/Statement?dimensionId=${object}`)).status).toBe(400);
    }
  });
});
