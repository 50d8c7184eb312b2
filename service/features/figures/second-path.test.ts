import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, addMonths } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { rowsOf } from "../../platform/db/statements";
import { COMPANY_PLANS } from "../../demo/company-plans";
import { generateDemo } from "../../demo/generate";
import type { CatalogueId } from "../../figures/key-figures";
import { TestApp } from "../../testing/test-app";
import { isShort } from "../../testing/test-settings.mjs";

// The figures a second time, each by one statement over the vouchers and the file's opening balances: other tables,
// another language, other arithmetic (decimals), and account numbers where the engine has groups.

/** Account numbers, both ends included. */
type Interval = [from: number, to: number];

/** The parts of a statement about one company and a range of whole months. */
class Sql {
  constructor(
    private readonly companyId: string,
    private readonly from: string,
    private readonly to: string,
  ) {}

  private get firstDayOfBooks(): string {
    return `select min(first_day) from fiscal_year where company_id = '${this.companyId}'`;
  }

  private rows(intervals: Interval[], condition: string): string {
    return `(select coalesce(sum(r.amount), 0) from voucher_row r where r.company_id = '${this.companyId}'
      and r.kind = 'TRANS' and (${accountsIn("r.account", intervals)}) and ${condition})`;
  }

  /** The sum of the rows dated in the range; debit is positive, so income is negative. */
  flow(...intervals: Interval[]): string {
    return this.rows(intervals, `r.date between '${this.from}' and '${this.to}'`);
  }

  /** The first day of the twelve months to the range's end, as far as there are books, and the number of months. */
  private get lastTwelve(): { start: string; months: string } {
    const end = `'${addDays(this.to, 1)}'::date`;
    const start = `greatest((${end} - interval '12 months')::date, (${this.firstDayOfBooks}))`;
    return {
      start,
      months: `(select extract(year from age(${end}, ${start})) * 12 + extract(month from age(${end}, ${start})))`,
    };
  }

  /** A flow over the twelve months to the range's end, scaled where there are fewer, with a sign before it. */
  twelve(sign: string, ...intervals: Interval[]): string {
    const { start, months } = this.lastTwelve;
    return `(${sign} ${this.rows(intervals, `r.date between ${start} and '${this.to}'`)} * 12.0 / ${months})`;
  }

  /** A flow over the range, scaled to twelve months where there are fewer. */
  annual(...intervals: Interval[]): string {
    const age = `age('${addDays(this.to, 1)}'::date, '${this.from}'::date)`;
    const months = `(extract(year from ${age}) * 12 + extract(month from ${age}))`;
    return `(${this.flow(...intervals)} * 12.0 / least(12, ${months}))`;
  }

  /** Null where the books do not go back so far. */
  yearBefore(...intervals: Interval[]): string {
    const before = (day: string) => `('${day}'::date - interval '12 months')::date`;
    const sum = this.rows(intervals, `r.date >= ${before(this.from)} and r.date < ${before(addDays(this.to, 1))}`);
    return `(case when ${before(this.from)} >= (${this.firstDayOfBooks}) then ${sum} end)`;
  }

  /** Opening balance and rows of the fiscal year up to a day, whose own rows count with `<=` and not with `<`. */
  private balanceOn(day: string, operator: "<" | "<=", ...intervals: Interval[]): string {
    const year = `select y.id from fiscal_year y where y.company_id = '${this.companyId}' and ${day} between y.first_day and y.last_day`;
    return `((select coalesce(sum(b.amount), 0) from file_balance b where b.company_id = '${this.companyId}' and b.kind = 'IB'
        and b.year_index = 0 and b.fiscal_year_id = (${year}) and (${accountsIn("b.account", intervals)}))
      + ${this.rows(intervals, `r.fiscal_year_id = (${year}) and r.date ${operator} ${day}`)})`;
  }

  closing(...intervals: Interval[]): string {
    return this.balanceOn(`'${this.to}'::date`, "<=", ...intervals);
  }

  opening(...intervals: Interval[]): string {
    return this.balanceOn(`'${this.from}'::date`, "<", ...intervals);
  }

  /** The sum of an input's values in öre, each spread over its months, from a day on. */
  private inputFrom(id: string, from: string): string {
    const months = (first: string, last: string) =>
      `(select count(*) from generate_series(${first}, ${last}, interval '1 month'))`;
    return `(select 100 * sum(value::numeric * ${months(`greatest(first_day, ${from})`, `least(last_day, '${this.to}'::date)`)}
      / ${months("first_day", "last_day")}) from key_figure_data where company_id = '${this.companyId}' and dimension_id = ''
      and key_figure_info_id = '${id}' and first_day <= '${this.to}' and last_day >= ${from})`;
  }

  input(id: string): string {
    return this.inputFrom(id, `'${this.from}'::date`);
  }

  twelveOfInput(id: string): string {
    const { start, months } = this.lastTwelve;
    return `(${this.inputFrom(id, start)} * 12.0 / ${months})`;
  }

  /** The value in öre that holds at the range's end; null where there is none. */
  level(id: string): string {
    return `(select 100 * value::numeric from key_figure_data where company_id = '${this.companyId}' and dimension_id = ''
      and key_figure_info_id = '${id}' and '${this.to}' between first_day and last_day order by first_day desc limit 1)`;
  }

  /** The mean of the months' values. */
  employees(): string {
    return `(select avg(value)::numeric from key_figure_data where company_id = '${this.companyId}' and dimension_id = ''
      and key_figure_info_id = 'NumberOfEmployees' and first_day >= '${this.from}' and last_day <= '${this.to}')`;
  }

  /** Mean of a balance at the opening and at each month's end. `balance` builds it from sums of accounts on one day. */
  average(balance: (on: (...intervals: Interval[]) => string) => string): string {
    const opening = balance((...intervals) => this.balanceOn(`'${this.from}'::date`, "<", ...intervals));
    const monthly = balance((...intervals) => this.balanceOn("m.last", "<=", ...intervals));
    return `(select sum(v) / count(*) from (select ${opening} as v union all select ${monthly} from
      (select (g + interval '1 month - 1 day')::date as last from generate_series('${this.from}'::date, '${this.to}'::date, interval '1 month') g) m) p)`;
  }
}

/** An account of more than four digits belongs to the group of its first four. */
function accountsIn(column: string, intervals: Interval[]): string {
  return intervals.map(([from, to]) => `left(${column}, 4)::int between ${from} and ${to}`).join(" or ");
}

/** Assets less debt (22–29), less the deferred tax of 20.6 % on untaxed reserves (21), rounded to the öre. */
const adjustedEquity = (on: (...intervals: Interval[]) => string) =>
  `(${on([1000, 1999], [2200, 2999])} - round(-0.206 * ${on([2100, 2199])}))`;
const debt = (on: (...intervals: Interval[]) => string) =>
  `(- ${on([2200, 2999])} + round(-0.206 * ${on([2100, 2199])}))`;

const CURRENT_INTEREST_BEARING: Interval[] = [
  [2400, 2419],
  [2480, 2489],
  [2840, 2849],
  [2860, 2879],
  [2893, 2893],
];

/** The input where there is one, else the sum of the accounts. */
const interestBearingDebt = (s: Sql, on: (...intervals: Interval[]) => string) =>
  `coalesce(${s.level("InterestBearingLiabilities")}, - ${on([2300, 2399], ...CURRENT_INTEREST_BEARING)})`;

/**
 * Formulas of key figures over öre; results that are amounts are divided by 100 in the end. There is at least one of
 * every kind of figure, so a new figure of a kind that stands here needs none.
 */
const FORMULAS: Partial<Record<CatalogueId, (s: Sql) => string>> = {
  NetSales: (s) => `-${s.flow([3000, 3799])}`,
  NetSalesGrowth: (s) => `100.0 * (${s.flow([3000, 3799])} / nullif(${s.yearBefore([3000, 3799])}, 0) - 1)`,
  GrossProfit: (s) => `-${s.flow([3000, 3799], [4000, 4999])}`,
  GrossProfitMargin: (s) => `100.0 * ${s.flow([3000, 3799], [4000, 4999])} / ${s.flow([3000, 3799])}`,
  EBITDA: (s) => `-${s.flow([3000, 7699], [7740, 7749], [7790, 7799], [7900, 7999])}`,
  EBITDAMargin: (s) =>
    `100.0 * ${s.flow([3000, 7699], [7740, 7749], [7790, 7799], [7900, 7999])} / ${s.flow([3000, 3799])}`,
  OperatingProfit: (s) => `-${s.flow([3000, 7999])}`,
  OperatingMargin: (s) => `100.0 * ${s.flow([3000, 7999])} / ${s.flow([3000, 3799])}`,
  ProfitMargin: (s) => `100.0 * ${s.flow([3000, 8399])} / ${s.flow([3000, 3799])}`,
  NetProfitMargin: (s) => `100.0 * ${s.flow([3000, 8799])} / ${s.flow([3000, 3799])}`,
  ProfitAfterFinancialItems: (s) => `-${s.flow([3000, 8799])}`,
  Profit: (s) => `-${s.flow([3000, 8989])}`,
  EquityRatio: (s) => `100.0 * ${adjustedEquity((...on) => s.closing(...on))} / ${s.closing([1000, 1999])}`,
  QuickRatio: (s) => `-100.0 * ${s.closing([1500, 1999])} / ${s.closing([2400, 2999])}`,
  QuickRatioWithOverdraft: (s) =>
    `-100.0 * (${s.closing([1500, 1999], [2330, 2339], [2480, 2489])} + ${s.level("BankOverdraftLimit")}) / ${s.closing([2400, 2999])}`,
  CurrentRatio: (s) => `-100.0 * ${s.closing([1400, 1999])} / ${s.closing([2400, 2999])}`,
  DebtEquityRatio: (s) => `1.0 * ${debt((...on) => s.closing(...on))} / ${adjustedEquity((...on) => s.closing(...on))}`,
  InterestCoverage: (s) => `-1.0 * ${s.flow([3000, 8399])} / nullif(${s.flow([8400, 8799])}, 0)`,
  ReturnOnAssets: (s) => `100.0 * ${s.twelve("-", [3000, 8399])} / ${s.average((on) => on([1000, 1999]))}`,
  ReturnOnEquity: (s) => `100.0 * ${s.twelve("-", [3000, 8799])} / ${s.average(adjustedEquity)}`,
  ReturnOnCapitalEmployed: (s) =>
    `100.0 * ${s.twelve("-", [3000, 8399])} / ${s.average((on) => `(${adjustedEquity(on)} + ${interestBearingDebt(s, on)})`)}`,
  AssetTurnover: (s) => `${s.twelve("-", [3000, 3799])} / ${s.average((on) => on([1000, 1999]))}`,
  DaysSalesOutstanding: (s) =>
    `365.0 * ${s.average((on) => on([1500, 1599]))} / ${s.twelveOfInput("CreditSalesVATIncluded")}`,
  // Trade payables include VAT, so 25 % is added to purchases.
  DaysPayableOutstanding: (s) =>
    `-365.0 * ${s.average((on) => on([2440, 2449]))} / (1.25 * ${s.twelve("", [4000, 4899], [5000, 6999])})`,
  InventoryTurnover: (s) => `${s.twelve("", [4000, 4999])} / nullif(${s.average((on) => on([1400, 1499]))}, 0)`,
  DaysInventory: (s) => `365.0 * ${s.average((on) => on([1400, 1499]))} / nullif(${s.twelve("", [4000, 4999])}, 0)`,
  WorkingCapital: (s) => s.closing([1400, 1999], [2400, 2999]),
  PersonnelCostToSales: (s) => `-100.0 * ${s.flow([7000, 7699])} / ${s.flow([3000, 3799])}`,
  PersonnelCostToValueAdded: (s) => `100.0 * ${s.flow([7000, 7699])} / (- ${s.flow([3000, 6999], [7700, 7999])})`,
  PremisesCostToSales: (s) => `-100.0 * ${s.flow([5000, 5199])} / ${s.flow([3000, 3799])}`,
  DepreciationToSales: (s) => `-100.0 * ${s.flow([7800, 7899])} / ${s.flow([3000, 3799])}`,
  NetFinancialItemsToSales: (s) => `100.0 * ${s.flow([8000, 8799])} / ${s.flow([3000, 3799])}`,
  ResearchAndDevelopmentToSales: (s) =>
    `-100.0 * ${s.input("CostsForResearchAndDevelopment")} / ${s.flow([3000, 3799])}`,
  ContributionMargin: (s) => `100.0 * (1 + ${s.input("SeparableCosts")} / ${s.flow([3000, 3799])})`,
  InvestmentsToSales: (s) =>
    `-100.0 * ${s.input("InvestmentsInPropertyPlantAndEquipmentForTheYear")} / ${s.flow([3000, 3799])}`,
  LoanRate: (s) => `100.0 * ${s.twelve("", [8400, 8799])} / ${s.average(debt)}`,
  CashFlow: (s) => `${s.closing([1900, 1999])} - ${s.opening([1900, 1999])}`,
  // Without depreciation, write-downs of fixed assets and results of disposals, which move no cash, and without
  // appropriations (88), which follow the financial items; the current debt is without loans and decided dividends
  // (2898).
  CashFlowBeforeInvestments: (s) =>
    `-${s.flow([3000, 3969], [3980, 7699], [7740, 7749], [7790, 7799], [7900, 7969], [7980, 8799], [8900, 8989])}
     - (${s.closing([1400, 1799])} - ${s.opening([1400, 1799])}) - (${s.closing([2400, 2999])} - ${s.opening([2400, 2999])})
     + (${s.closing(...CURRENT_INTEREST_BEARING, [2898, 2898])} - ${s.opening(...CURRENT_INTEREST_BEARING, [2898, 2898])})`,
  NetSalesPerEmployee: (s) => `-${s.annual([3000, 3799])} / ${s.employees()}`,
  CostForEmployees: (s) => `${s.annual([7000, 7699])} / ${s.employees()}`,
  ValueAddedPerEmployee: (s) => `-${s.annual([3000, 6999], [7700, 7999])} / ${s.employees()}`,
};

let app: TestApp;
const COMPANIES: { companyId: string; years: { start: string; end: string; through: string }[] }[] = [];
/** The first demo company, and the first whose fiscal year begins in July. */
const PLANS = [COMPANY_PLANS[0]!, COMPANY_PLANS.find(({ firstMonth }) => firstMonth === 7)!];

beforeAll(async () => {
  app = await TestApp.start();
  await app.make.agency("home");
  await app.make.user("Administrator", { userName: "administrator" });
  const client = app.as("administrator");
  for (const { years } of generateDemo("2026-03-15", PLANS)) {
    const companyId = await app.make.company("home");
    for (const [i, { sie, keyFigureData, start, end }] of years.entries()) {
      const { body } = await client.put("/Api/v2/SieImport/home", { companyId, data: sie });
      expect(body).toMatchObject({ success: true });
      const { fiscalYear } = (body as { summary: { fiscalYear: { id: string } } }).summary;
      const path = `/Api/v2/Company/${companyId}/FiscalYear/${fiscalYear.id}/KeyFigureData`;
      const figures = keyFigureData.filter(
        ({ dimensionId, keyFigureInfoId }) =>
          dimensionId === undefined && /^(TaxRate|NumberOfEmployees)$/.test(keyFigureInfoId),
      );
      expect((await client.put(path, [...figures, ...inputsOf(start, end, i)])).status).toBe(200);
    }
    COMPANIES.push({ companyId, years });
  }
}, 120_000);
afterAll(() => app.stop());

/** Inputs for a year, its halves, quarters or months; interest-bearing liabilities in the second year only. */
function inputsOf(start: string, end: string, yearIndex: number): KeyFigureData[] {
  const parts = (keyFigureInfoId: string, months: 1 | 3 | 6 | 12, value: number): KeyFigureData[] =>
    Array.from({ length: 12 / months }, (_, i) => {
      const last = i === 12 / months - 1 ? end : addDays(addMonths(start, (i + 1) * months), -1);
      const period = periodOfDays(addMonths(start, i * months), last);
      return { keyFigureInfoId, period, value: value + 1_000.25 * i };
    });
  return [
    ...parts("BankOverdraftLimit", 6, 250_000),
    ...parts("CreditSalesVATIncluded", 3, 400_000.5),
    ...parts("SeparableCosts", 1, 30_000),
    ...parts("InvestmentsInPropertyPlantAndEquipmentForTheYear", 12, 120_000),
    ...parts("CostsForResearchAndDevelopment", 6, 17_000),
    ...(yearIndex === 1 ? parts("InterestBearingLiabilities", 6, 480_000) : []),
  ];
}

/** Whole months of a company's books: a fiscal year, parts of years, and one over the border of two. */
function rangesOf(years: { start: string; end: string; through: string }[]): [from: string, to: string][] {
  const [first, second, third] = years as [(typeof years)[0], (typeof years)[0], (typeof years)[0]];
  return [
    [second.start, second.end],
    [third.start, third.through],
    [first.start, addDays(addMonths(first.start, 5), -1)],
    [addMonths(second.start, 4), addDays(addMonths(second.start, 5), -1)],
    [addMonths(first.start, 9), addDays(addMonths(second.start, 3), -1)],
  ];
}

describe.each(isShort ? [0] : [0, 1])("the figures of demo company %d", (index) => {
  it.each(isShort ? [1, 3, 4] : [0, 1, 2, 3, 4])("are the same by SQL over the vouchers, range %d", async (range) => {
    const { companyId, years } = COMPANIES[index]!;
    const [from, to] = rangesOf(years)[range]!;
    const path = `/Api/v2/Company/${companyId}/KeyFigureValue?startDate=${from}&endDate=${to}`;
    const results = (await app.as("administrator").get(path)).body as KeyFigureResult[];
    let compared = 0;
    let missing = 0;
    for (const { keyFigure, keyFigureValues } of results) {
      const text = FORMULAS[keyFigure.id as CatalogueId]?.(new Sql(companyId, from, to));
      if (text === undefined) continue;
      const [row] = rowsOf<{ value: string | null }>(
        await app.database.db.execute(sql.raw(`select (${text})::text as value`)),
      );
      const [expected, { value }] = [row!.value, keyFigureValues[0]!];
      const at = `${keyFigure.id} ${from} ${to}`;
      if (expected === null) missing++;
      if (expected === null) expect([at, value]).toEqual([at, null]);
      // Amounts per employee are quotients, which are compared like ratios.
      else if (keyFigure.valueType === "Amount" && !/Employee/.test(keyFigure.id)) {
        expect([at, value]).toEqual([at, Number(expected) / 100]);
      } else {
        const ratio = Number(expected) / (keyFigure.valueType === "Amount" ? 100 : 1);
        expect([at, Math.abs(value! - ratio) <= 1e-12 * Math.abs(ratio)]).toEqual([at, true]);
      }
      compared++;
    }
    expect(compared).toBe(Object.keys(FORMULAS).length);
    // Divisions by zero, and growth over the year before the first.
    expect(missing).toBeLessThan(6);
  });
});
