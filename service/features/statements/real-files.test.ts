// Long: imports the books of each real file but the one of vouchers alone.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AccountVouchers } from "@/contract/statements/account-vouchers";
import type { DimensionObject } from "@/contract/statements/dimension-object";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Reconciliation } from "@/contract/statements/reconciliation";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";
import { rowsOf } from "../../platform/db/statements";
import { readSie } from "../../books/sie/read";
import { describeWithRealFiles, realFileText } from "../../books/sie/testing/real-files";
import { TestApp } from "../../testing/test-app";

/** A file, the first day of its fiscal year, and what is special about its books; amounts in öre. */
interface RealBooks {
  file: string;
  start: string;
  /** The result of the vouchers or months minus the result of #RES. */
  resultDiffers?: number;
  /** Assets minus equity and liabilities, when vouchers or months do not sum to zero. */
  unbalanced?: number;
  /** The sum of the opening balances of assets, equity and liabilities. */
  openingDifference?: number;
  /** The number of columns and of booked columns, when they are not 12. */
  columns?: [all: number, booked: number];
  /** The number of #PBUDGET records, and of counted ones: an account's without objects, else all its records. */
  budget?: [records: number, counted: number];
  /** The number of accounts whose months contradict #UB or #RES. */
  monthsUnknown?: number;
}

const FILES: RealBooks[] = [
  {
    file: "avendo-3-2011.se",
    start: "2011-01-01",
    openingDifference: 1_151_678_15,
    columns: [12, 3],
    budget: [624, 624],
  },
  { file: "avendo-4e-rtrans-2011.se", start: "2011-01-01", openingDifference: -284_046_83, columns: [12, 3] },
  // In this file and the 4e file of the same program, the difference is booked on 9999, which is in no statement.
  { file: "bl-administration-2-2010.se", start: "2009-07-01", unbalanced: -11_120_00, budget: [24, 24] },
  { file: "bl-administration-3-2017.se", start: "2017-01-01", openingDifference: -187_195_27, budget: [276, 276] },
  { file: "bl-administration-4e-2010.se", start: "2009-07-01", unbalanced: -11_120_00, budget: [24, 24] },
  { file: "briljant-4e-2008.se", start: "2008-01-01", budget: [146, 73] },
  { file: "economic-4e-2010.se", start: "2010-01-01", resultDiffers: 70_520_00 },
  { file: "edison-3-2012.se", start: "2012-01-01", budget: [444, 444] },
  { file: "fortnox-4e-2010.se", start: "2010-01-01", openingDifference: 76_663_00 },
  { file: "mamut-4e-2010.se", start: "2010-01-01" },
  { file: "norstedts-revision-1-2010.se", start: "2009-07-01", columns: [1, 1] },
  // Another −5,437.63 of its opening balances stand on income and cost accounts.
  {
    file: "softone-xe-2-2016.se",
    start: "2015-09-01",
    unbalanced: 14,
    openingDifference: -15_204_281_91,
    columns: [12, 3],
    monthsUnknown: 36,
  },
  { file: "visma-adm2000-4e-2021-underdim.se", start: "2021-01-01" },
  { file: "visma-bokforing-2-2010.se", start: "2010-01-01", columns: [12, 2] },
  { file: "visma-compact-2-2010.se", start: "2010-01-01" },
  { file: "visma-compact-4e-2010.se", start: "2010-01-01" },
];
interface ReconciledFile {
  basis: Reconciliation["basis"];
  /** Ids of the checks, without the checks of sums, which every file has. */
  checks: string[];
  /** "agrees" when absent. */
  agreement?: Reconciliation["agreement"];
  /** The checks that do not agree: id, difference in öre, number of accounts if any, explanation if any. */
  found?: (string | number)[][];
}

const BALANCES = ["closingBalances", "result"];
const RECONCILED_FILES: Record<string, ReconciledFile> = {
  "avendo-3-2011.se": {
    basis: "months",
    checks: ["openingBalances", ...BALANCES],
    agreement: "explained",
    found: [
      ["openingSum", 1_151_678_15, "resultOfYearBefore"],
      ["balanceSheet", 1_151_678_15, "resultOfYearBefore"],
    ],
  },
  "avendo-4e-rtrans-2011.se": {
    basis: "vouchers",
    checks: ["openingBalances", ...BALANCES, "months"],
    agreement: "explained",
    found: [
      ["openingSum", -284_046_83, "resultOfYearBefore"],
      ["balanceSheet", -284_046_83, "resultOfYearBefore"],
    ],
  },
  "bl-administration-2-2010.se": {
    basis: "months",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [["balanceSheet", -11_120_00]],
  },
  "bl-administration-3-2017.se": {
    basis: "months",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [
      ["openingSum", -187_195_27],
      ["balanceSheet", -187_195_27, "openingBalances"],
    ],
  },
  "bl-administration-4e-2010.se": {
    basis: "vouchers",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [["balanceSheet", -11_120_00]],
  },
  "briljant-4e-2008.se": { basis: "vouchers", checks: [...BALANCES, "months"] },
  "economic-4e-2010.se": {
    basis: "vouchers",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [
      ["openingBalances", 474_420_91, "15 accounts"],
      ["closingBalances", 70_520_00, "4 accounts"],
      ["result", -70_520_00, "4 accounts"],
    ],
  },
  "edison-3-2012.se": { basis: "months", checks: ["openingBalances", ...BALANCES] },
  "fortnox-4e-2010.se": {
    basis: "vouchers",
    checks: [...BALANCES, "months"],
    agreement: "differs",
    found: [
      ["openingSum", 76_663_00],
      ["balanceSheet", 76_663_00, "openingBalances"],
    ],
  },
  // The result of the year before is in no account of its closing balances, but in 2099 of the opening ones, which also
  // have some 443,497 kronor more in credit on 2611, and as much less on 2650.
  "mamut-4e-2010.se": {
    basis: "vouchers",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [["openingBalances", 9_295_294_03, "3 accounts"]],
  },
  "norstedts-revision-1-2010.se": { basis: "year", checks: [] },
  "softone-xe-2-2016.se": {
    basis: "months",
    checks: ["openingBalances", ...BALANCES],
    agreement: "differs",
    found: [
      ["openingBalances", 7_731_170_71, "1 accounts"],
      ["closingBalances", -1_86, "1 accounts"],
      ["openingSum", -15_209_719_54],
      ["bookedSum", 14],
      // Without the −5,437.63 of opening balances on income and cost accounts.
      ["balanceSheet", -15_204_281_77],
    ],
  },
  "visma-adm2000-4e-2021-underdim.se": { basis: "vouchers", checks: ["openingBalances", ...BALANCES] },
  "visma-bokforing-2-2010.se": { basis: "months", checks: ["openingBalances", ...BALANCES] },
  "visma-compact-2-2010.se": { basis: "months", checks: ["openingBalances", ...BALANCES] },
  "visma-compact-4e-2010.se": { basis: "vouchers", checks: ["openingBalances", ...BALANCES] },
};
const COMPANIES = new Map<string, string>();
let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  await app.make.agency("home");
  await app.make.user("Administrator", { userName: "administrator" });
  for (const { file } of FILES) {
    const companyId = await app.make.company("home");
    const data = realFileText(file);
    const { body } = await app.as("administrator").put("/Api/v2/SieImport/home", { companyId, data });
    expect(body).toMatchObject({ success: true });
    COMPANIES.set(file, companyId);
    for (const term of ["Assets", "Equity"]) {
      const figure = { id: `Own${term}`, name: term, formula: `[${term}]`, valueType: "Amount" };
      await app.as("administrator").post(`/Api/v2/Company/${companyId}/KeyFigureFormula`, figure);
    }
  }
}, 240_000);
afterAll(() => app.stop());

async function statementOf({ file, start }: RealBooks, object = ""): Promise<Statement> {
  const query = object === "" ? "" : `?dimensionId=${encodeURIComponent(object)}`;
  const path = `/Api/v2/Company/${COMPANIES.get(file)}/FiscalYear/${start}/Statement${query}`;
  const response = await app.as("administrator").get(path);
  expect(response.status).toBe(200);
  return response.body as Statement;
}

/** A key figure of the whole fiscal year. */
async function valuesOf({ file, start }: RealBooks, keyFigure: string, object = ""): Promise<KeyFigureResult> {
  const company = `/Api/v2/Company/${COMPANIES.get(file)}`;
  const years = (await app.as("administrator").get(`${company}/FiscalYear`)).body as FiscalYear[];
  const { end } = years.find((year) => year.start.startsWith(start))!;
  const query = `startDate=${start}&endDate=${end.slice(0, 10)}&dimensionId=${encodeURIComponent(object)}`;
  const response = await app.as("administrator").get(`${company}/KeyFigureValue/${keyFigure}?${query}`);
  expect(response.status).toBe(200);
  return response.body as KeyFigureResult;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** The sum; null (unknown) when one of its parts is. */
const sumUnlessUnknown = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number | null>((total, amount) => (total === null || amount === null ? null : total + amount), 0);
const lineOf = (lines: readonly StatementLine[], id: string) => lines.find((line) => line.id === id);
const allLines = (lines: readonly StatementLine[]): StatementLine[] =>
  lines.flatMap((line) => [line, ...allLines(line.lines)]);
const accountsOf = (lines: readonly StatementLine[]): StatementAccount[] =>
  allLines(lines).flatMap(({ accounts }) => accounts);

const isResult = (account: string) => /^[3-8]/.test(account) && !account.startsWith("899");

/** Current assets minus current liabilities, from the lines that the key figure of that name uses. */
function workingCapital(lines: readonly StatementLine[], columns: number): StatementLine[] {
  const none = Array<number>(columns).fill(0);
  const [assets, debt] = ["CurrentAssets", "CurrentLiabilities"].map((id) => lineOf(lines, id)?.amounts ?? none);
  const amounts = assets!.map((amount, i) => sumUnlessUnknown([amount, debt![i] === null ? null : -debt![i]!]));
  return [{ id: "WorkingCapital", name: "", kind: "sum", amounts, total: 0, lines: [], accounts: [] }];
}

/** The amounts in öre by account number, from the file's records of this kind and year. */
function written(file: string, kind: string, yearIndex: number): Map<string, bigint> {
  const records = readSie(realFileText(file)).balances.filter(
    (balance) => balance.kind === kind && balance.yearIndex === yearIndex,
  );
  return new Map(records.map(({ account, amount }) => [account, amount]));
}

describeWithRealFiles("the statements of the vendors' files", () => {
  it.each(FILES)("have the result of #RES in $file", async (books) => {
    const { incomeStatement } = await statementOf(books);
    const result = [...written(books.file, "RES", 0)]
      .filter(([account]) => isResult(account))
      .reduce((total, [, amount]) => total - amount, 0n);
    expect(BigInt(lineOf(incomeStatement, "Profit")!.total) - result).toBe(BigInt(books.resultDiffers ?? 0));
  });

  it.each(FILES)("have assets that equal equity and liabilities with the result in $file", async (books) => {
    const { balanceSheet, columns, bookedColumns, monthsUnknown } = await statementOf(books);
    expect([columns.length, bookedColumns]).toEqual(books.columns ?? [12, 12]);
    const [assets, liabilities] = ["Assets", "EquityAndLiabilities"].map((id) => lineOf(balanceSheet, id)!);
    expect(monthsUnknown.length).toBe(books.monthsUnknown ?? 0);
    expect(assets!.total - liabilities!.total).toBe(books.unbalanced ?? 0);
    expect(lineOf(balanceSheet, "Unbalanced")?.total ?? 0).toBe(books.unbalanced ?? 0);
    const equity = lineOf(balanceSheet, "EquityCapital")!;
    expect(lineOf(equity.lines, "OpeningDifference")?.opening ?? 0).toBe(books.openingDifference ?? 0);
  });

  it.each(FILES)("have every account of the books once, with its closing balance, in $file", async (books) => {
    const { incomeStatement, balanceSheet, outside } = await statementOf(books);
    // Some files open income and cost accounts too; such balances are in no statement.
    const rows = rowsOf<{ account: string; opening: string; movement: string }>(
      await app.database.db.execute(sql`
        select account, sum(opening)::text as opening, sum(movement)::text as movement from (
          select account, amount as opening, 0 as movement from opening_balance
            where company_id = ${COMPANIES.get(books.file)} and object = '' and account !~ '^[3-8]'
          union all select account, 0, amount from monthly_movement
            where company_id = ${COMPANIES.get(books.file)} and object = '') of
        group by account order by account`),
    );
    const stored = rows.map(({ account, opening, movement }) => `${account} ${BigInt(opening) + BigInt(movement)}`);
    const sumOfAssets = balanceSheet.findIndex(({ id }) => id === "Assets");
    const shownOf = (lines: StatementLine[], sign: number) =>
      accountsOf(lines).map(({ number, total }) => `${number} ${sign * total}`);
    const shown = [
      ...shownOf(incomeStatement, -1),
      ...shownOf(balanceSheet.slice(0, sumOfAssets), 1),
      ...shownOf(balanceSheet.slice(sumOfAssets), -1),
      ...outside.map(({ number, total }) => `${number} ${total}`),
    ];
    // Accounts whose only records are of the year before are shown with 0, but have no stored amounts.
    const booked = new Set(rows.map(({ account }) => account));
    const isOfThisYear = (row: string) => booked.has(row.split(" ")[0]!) || !row.endsWith(" 0");
    expect(shown.filter(isOfThisYear).toSorted()).toEqual(stored.toSorted());
  });

  it.each(FILES)("add up from accounts to groups to lines to sums in $file", async (books) => {
    const { incomeStatement, balanceSheet } = await statementOf(books);
    const figures = (row: StatementAccount | StatementLine) => [
      row.opening ?? 0,
      ...row.amounts,
      row.total,
      ...(row.previous ?? []),
      row.previousTotal ?? null,
      row.previousYear ?? null,
      ...(row.budget ?? row.amounts.map(() => 0)),
    ];
    const sumOf = (parts: (number | null)[][], whole: (number | null)[]) =>
      // Without parts, an unknown amount stays null and any other is 0.
      whole.map((amount, i) =>
        amount === null && parts.length === 0 ? null : sumUnlessUnknown(parts.map((part) => part[i]!)),
      );
    for (const line of allLines([...incomeStatement, ...balanceSheet])) {
      const parts = [...line.lines, ...line.accounts].map(figures);
      if (parts.length === 0) continue;
      expect([line.id, figures(line)]).toEqual([line.id, sumOf(parts, figures(line))]);
    }
    const groups = incomeStatement.filter(({ kind }) => kind === "group").map(figures);
    const profit = figures(incomeStatement.at(-1)!);
    expect(profit).toEqual(sumOf(groups, profit));
  });

  it.each(FILES)("have the amounts of the key figures of the same name, month by month, in $file", async (books) => {
    const { incomeStatement, balanceSheet, columns, bookedColumns } = await statementOf(books);
    const range = `startDate=${books.start}&endDate=${columns[bookedColumns - 1]!.period.end.slice(0, 10)}`;
    const compare = async (keyFigure: string, lines: readonly StatementLine[]) => {
      const resolution = columns.length > 1 ? "month" : "year";
      const path = `/Api/v2/Company/${COMPANIES.get(books.file)}/KeyFigureValue/${keyFigure}?${range}&resolution=${resolution}`;
      const { keyFigureValues } = (await app.as("administrator").get(path)).body as KeyFigureResult;
      const found = keyFigureValues
        .slice(0, bookedColumns)
        .map(({ value, reason }) => (value === null ? reason?.code : Math.round(value * 100)));
      const shown =
        lineOf(lines, keyFigure)?.amounts.slice(0, bookedColumns) ?? columns.slice(0, bookedColumns).map(() => 0);
      expect([keyFigure, shown.map((amount) => amount ?? "monthsUnknown")]).toEqual([keyFigure, found]);
    };
    for (const id of ["NetSales", "OperatingProfit", "ProfitAfterFinancialItems", "Profit"]) {
      await compare(id, incomeStatement);
    }
    await compare("WorkingCapital", workingCapital(balanceSheet, columns.length));
  });

  it.each(FILES)("have the totals of the key figures and those of a year earlier in $file", async (books) => {
    const statement = await statementOf(books);
    const lines = [...statement.incomeStatement, ...statement.balanceSheet];
    for (const [keyFigure, line] of [
      ...["NetSales", "OperatingProfit", "Profit"].map((id) => [id, id] as const),
      ["OwnAssets", "Assets"] as const,
      ["OwnEquity", "EquityCapital"] as const,
    ]) {
      const [value] = (await valuesOf(books, keyFigure)).keyFigureValues;
      const inOre = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
      const { total = 0, previousTotal } = lineOf(lines, line) ?? {};
      expect([line, total, previousTotal, statement.bookedThrough]).toEqual([
        line,
        inOre(value!.value!),
        inOre(value!.yearBefore),
        value!.bookedThrough,
      ]);
    }
  });

  it.each(["avendo-4e-rtrans-2011.se", "bl-administration-4e-2010.se", "visma-compact-4e-2010.se"])(
    "have the assets and the equity of the key figures of an object in %s",
    async (file) => {
      const books = FILES.find((each) => each.file === file)!;
      const year = `/Api/v2/Company/${COMPANIES.get(file)}/FiscalYear/${books.start}`;
      const objects = (await app.as("administrator").get(`${year}/DimensionObject`)).body as DimensionObject[];
      let withOpeningDifference = 0;
      for (const { id } of objects) {
        const { balanceSheet } = await statementOf(books, id);
        for (const [keyFigure, line] of [
          ["OwnAssets", "Assets"],
          ["OwnEquity", "EquityCapital"],
        ] as const) {
          const [value] = (await valuesOf(books, keyFigure, id)).keyFigureValues;
          expect([id, line, lineOf(balanceSheet, line)?.total ?? 0]).toEqual([
            id,
            line,
            Math.round(value!.value! * 100),
          ]);
        }
        if (lineOf(lineOf(balanceSheet, "EquityCapital")?.lines ?? [], "OpeningDifference")) withOpeningDifference++;
      }
      // In BL's file, the opening balances of three objects do not sum to zero.
      expect([objects.length > 5, withOpeningDifference]).toEqual([true, file.startsWith("bl") ? 3 : 0]);
    },
  );

  it("are the same from the months (#PSALDO) and from the vouchers of the same company", async () => {
    // Each file is imported into a company of its own, so only the first days of the fiscal years are compared.
    const comparable = async (file: string) => {
      const { fiscalYear, ...statement } = await statementOf(FILES.find((books) => books.file === file)!);
      return { ...statement, start: fiscalYear.start };
    };
    const months = await comparable("visma-compact-2-2010.se");
    expect(months).toEqual(await comparable("visma-compact-4e-2010.se"));
    expect(accountsOf(months.incomeStatement).length).toBeGreaterThan(20);
  });

  it.each(FILES.filter(({ budget }) => budget))("have the budget of #PBUDGET in $file", async (books) => {
    const { incomeStatement, columns, hasBudget } = await statementOf(books);
    expect(hasBudget).toBe(true);
    const records = readSie(realFileText(books.file)).monthlyAmounts.filter(
      ({ kind, yearIndex }) => kind === "PBUDGET" && yearIndex === 0,
    );
    // Briljant writes each budget twice, as a whole and by cost centre; Edison writes some by cost centre only.
    const ofWhole = new Set(records.flatMap(({ objects, account }) => (objects.length === 0 ? [account] : [])));
    const counted = records.filter(({ objects, account }) => objects.length === 0 || !ofWhole.has(account));
    expect([records.length, counted.length]).toEqual(books.budget);
    const ofMonth = (month: string) =>
      Number(
        counted
          .filter((record) => record.month === month && isResult(record.account))
          .reduce((total, { amount }) => total - amount, 0n),
      );
    const months = columns.map(({ period }) => period.start.slice(0, 7));
    expect(lineOf(incomeStatement, "Profit")!.budget).toEqual(months.map(ofMonth));
  });

  it.each(FILES.filter(({ budget }) => !budget))("have no budget where $file has none", async (books) => {
    const { incomeStatement, hasBudget } = await statementOf(books);
    expect([hasBudget, allLines(incomeStatement).some((line) => line.budget)]).toEqual([false, false]);
  });

  it.each(FILES)("have the year before from what $file says of it", async (books) => {
    const { incomeStatement, balanceSheet, previousYear, columns, bookedColumns } = await statementOf(books);
    const [results, closing] = [written(books.file, "RES", -1), written(books.file, "UB", -1)];
    if (results.size + closing.size === 0) {
      expect(previousYear).toBeUndefined();
      return;
    }
    const result = [...results]
      .filter(([account]) => isResult(account))
      .reduce((total, [, amount]) => total - amount, 0n);
    expect(lineOf(incomeStatement, "Profit")!.previousYear).toBe(Number(result));
    const assets = [...closing]
      .filter(([account]) => account.startsWith("1"))
      .reduce((total, [, amount]) => total + amount, 0n);
    expect(lineOf(balanceSheet, "Assets")!.previousYear).toBe(Number(assets));
    expect(lineOf(balanceSheet, "Assets")!.previous).toBeUndefined();
    // Only the whole year before is known, so a year that is booked in part has no total to compare with.
    const isWhole = bookedColumns === columns.length;
    expect(lineOf(incomeStatement, "Profit")!.previousTotal).toBe(isWhole ? Number(result) : undefined);
    expect(lineOf(balanceSheet, "Assets")!.previousTotal).toBe(isWhole ? Number(assets) : undefined);
  });

  it.each(FILES)("reconcile with the control totals of $file, except where it contradicts itself", async (books) => {
    const path = `/Api/v2/Company/${COMPANIES.get(books.file)}/FiscalYear/${books.start}/Reconciliation`;
    const { basis, agreement, checks } = (await app.as("administrator").get(path)).body as Reconciliation;
    const expected = RECONCILED_FILES[books.file]!;
    expect([basis, agreement]).toEqual([expected.basis, expected.agreement ?? "agrees"]);
    expect(checks.map(({ id }) => id)).toEqual([...expected.checks, "openingSum", "bookedSum", "balanceSheet"]);
    const found = checks.filter((check) => check.agreement !== "agrees");
    expect(
      found.map(({ id, difference, accounts, explanation }) =>
        [id, difference, ...(accounts.length > 0 ? [`${accounts.length} accounts`] : []), explanation].filter(Boolean),
      ),
    ).toEqual(expected.found ?? []);
    for (const { id, difference, absoluteDifference, accounts } of checks) {
      const differences = accounts.map((account) => account.books - account.file);
      expect([id, accounts.map((account) => account.difference)]).toEqual([id, differences]);
      if (accounts.length > 0) expect([id, sum(differences)]).toEqual([id, difference]);
      const absolute = accounts.length > 0 ? sum(differences.map(Math.abs)) : Math.abs(difference);
      expect([id, absoluteDifference]).toEqual([id, absolute]);
    }
  });

  it("name the accounts of a salary run whose rows are missing, with the lines of the file", async () => {
    const companyId = COMPANIES.get("economic-4e-2010.se");
    const path = `/Api/v2/Company/${companyId}/FiscalYear/2010-01-01/Reconciliation`;
    const { checks } = (await app.as("administrator").get(path)).body as Reconciliation;
    const lines = realFileText("economic-4e-2010.se").split("\n");
    const named = checks
      .filter(({ id }) => id === "closingBalances" || id === "result")
      .flatMap(({ accounts }) => accounts.map((account) => ({ ...account, record: lines[account.line! - 1]!.trim() })));
    expect(
      named.map(({ number, difference, record }) => [number, difference, record.split(/\s+/).slice(0, 3)]),
    ).toEqual([
      ["1930", 35_000_00, ["#UB", "0", "1930"]],
      ["2710", 14_400_00, ["#UB", "0", "2710"]],
      ["2920", 5_760_00, ["#UB", "0", "2920"]],
      ["2950", 15_360_00, ["#UB", "0", "2950"]],
      ["7210", -48_000_00, ["#RES", "0", "7210"]],
      ["7510", -15_360_00, ["#RES", "0", "7510"]],
      ["7519", -5_760_00, ["#RES", "0", "7519"]],
      ["7699", -1_400_00, ["#RES", "0", "7699"]],
    ]);
  });

  it("have vouchers that lead from the opening to the closing balance of every account", async () => {
    for (const books of FILES.filter(({ file }) => RECONCILED_FILES[file]!.basis === "vouchers")) {
      const { incomeStatement, balanceSheet } = await statementOf(books);
      const shown = accountsOf([...incomeStatement, ...balanceSheet]).filter(({ amounts }) => amounts.some(Boolean));
      expect(shown.length).toBeGreaterThan(10);
      for (const { number, opening, total } of shown) {
        const path = `/Api/v2/Company/${COMPANIES.get(books.file)}/FiscalYear/${books.start}/Account/${number}/Voucher`;
        const found = (await app.as("administrator").get(`${path}?limit=1000`)).body as AccountVouchers;
        // The statements show equity, liabilities and income with the opposite sign.
        const ends = [found.opening, found.rows.at(-1)?.balance ?? found.opening].map(Math.abs);
        const stated = opening === undefined ? [0, total] : [opening, total];
        expect([books.file, number, ...ends]).toEqual([books.file, number, ...stated.map(Math.abs)]);
        expect([number, found.closing, found.count]).toEqual([
          number,
          found.rows.at(-1)?.balance ?? found.opening,
          found.rows.length,
        ]);
      }
    }
  });
});
