import { expect, it } from "vitest";
import { termOf } from "../formulas/company-definitions";
import { addsUp } from "../formulas/time-basis";
import { standardDefinitions } from "../formulas/definitions";
import { CATALOGUE_IDS, KEY_FIGURES, type CatalogueId } from "../key-figures";
import { booksOf, sieFile, voucherLines } from "../testing/books-of";
import { evaluate } from "./evaluate";
import { inputsOf } from "./testing/inputs-of";

// Two years of a small company; the comments give its amounts in thousands. The year 2023 only has sales, of 400.
const YEAR_BEFORE = sieFile("2023-01-01", "2023-12-31", [
  ...voucherLines("2023-06-15", ["1510", 400_000], ["3010", -400_000]),
]);

// Assets 200 machinery (240 − 40), 100 stock, 50 receivables, 30 investments, 120 bank = 500; equity 250,
// untaxed reserves 50, provisions 10, long-term debt 90, current debt 60 + 20 + 5 + 15 = 100.
const OPENING: [string, number][] = [
  ["1210", 240_000],
  ["1219", -40_000],
  ["1410", 100_000],
  ["1510", 50_000],
  ["1810", 30_000],
  ["1910", 120_000],
  ["2081", -100_000],
  ["2091", -150_000],
  ["2110", -50_000],
  ["2220", -10_000],
  ["2350", -90_000],
  ["2440", -60_000],
  ["2480", -20_000],
  ["2840", -5_000],
  ["2510", -15_000],
];

const YEAR = sieFile("2024-01-01", "2024-12-31", [
  ...OPENING.map(([account, amount]) => `#IB 0 ${account} ${amount}`),
  ...voucherLines("2024-06-10", ["1510", 1_000_000], ["3010", -800_000], ["2611", -200_000]),
  ...voucherLines("2024-06-12", ["1910", 900_000], ["1510", -900_000]),
  ...voucherLines("2024-06-15", ["4010", 300_000], ["2641", 75_000], ["2440", -375_000]),
  ...voucherLines("2024-06-15", ["1410", 20_000], ["4990", -20_000]),
  ...voucherLines("2024-06-20", ["5010", 60_000], ["2641", 15_000], ["2440", -75_000]),
  ...voucherLines("2024-06-20", ["2440", 400_000], ["1910", -400_000]),
  ...voucherLines("2024-06-25", ["7010", 150_000], ["2710", -45_000], ["1910", -105_000]),
  ...voucherLines("2024-06-25", ["7510", 50_000], ["2730", -50_000]),
  ...voucherLines("2024-07-10", ["1910", 40_000], ["3990", -40_000]),
  ...voucherLines("2024-07-11", ["6990", 30_000], ["7960", 10_000], ["1910", -40_000]),
  ...voucherLines("2024-07-15", ["7832", 48_000], ["1219", -48_000]),
  ...voucherLines("2024-07-15", ["7720", 12_000], ["1219", -12_000]),
  ...voucherLines("2024-07-15", ["7740", 5_000], ["1515", -5_000]),
  ...voucherLines("2024-08-10", ["1910", 6_000], ["8310", -6_000]),
  ...voucherLines("2024-08-10", ["8410", 15_000], ["1910", -15_000]),
  ...voucherLines("2024-12-20", ["8811", 25_000], ["2110", -25_000]),
  ...voucherLines("2024-12-20", ["8910", 30_000], ["2510", -30_000]),
  ...voucherLines("2024-12-31", ["8999", 131_000], ["2099", -131_000]),
]);

const INPUTS = inputsOf(
  Object.entries({
    NumberOfEmployees: 4,
    BankOverdraftLimit: 100_000,
    CreditSalesVATIncluded: 1_000_000,
    SeparableCosts: 500_000,
    CostsForResearchAndDevelopment: 24_000,
    InvestmentsInPropertyPlantAndEquipmentForTheYear: 40_000,
  }).map(([keyFigureInfoId, value]) => ({
    keyFigureInfoId,
    value,
    firstDay: "2024-01-01",
    lastDay: "2024-12-31",
  })),
);

// 2024: net sales 800, other income 40, goods 300 − 20 = 280, other costs 60 + 30 + 10 = 100, staff 200, write-downs 12
// and 5, depreciation 48: operating profit 840 − 280 − 100 − 200 − 12 − 5 − 48 = 195. Financial income 6, costs 15: 186
// after financial items. Appropriations 25, tax 30: profit 131.

// At its end: machinery 140, stock 120, receivables 145, investments 30, bank 506: current assets 801, assets 941.
// Equity 381, untaxed reserves 75 with 20.6 % tax of 15.45, provisions 10, long-term debt 90, current debt 110 + 20 + 5
// + 45 + 200 − 90 + 45 + 50 = 385.

// Adjusted equity is 440.55, debt with the deferred tax 500.45, interest-bearing debt 90 + 20 + 5 = 115.

// Sums of the 13 balances of an average: the opening one and one at the end of each month. The balances change in June,
// July, August and December only.
const SUM_OF_ASSETS = 6 * 500 + 1015 + 950 + 5 * 941;
// Equity 250, 510, 445, 436, 381; untaxed reserves after tax 39.7, in December 59.55.
const SUM_OF_ADJUSTED_EQUITY = 6 * 289.7 + 549.7 + 484.7 + 4 * 475.7 + 440.55;
const SUM_OF_RECEIVABLES = 6 * 50 + 150 + 6 * 145;
const SUM_OF_PAYABLES = 6 * 60 + 7 * 110;
const SUM_OF_STOCK = 6 * 100 + 7 * 120;
// Provisions and long-term debt 100; current debt 100, 355 from June, 385 in December; deferred tax 10.3, then 15.45.
const SUM_OF_DEBT = 13 * 100 + 6 * 100 + 6 * 355 + 385 + 12 * 10.3 + 15.45;

const EXPECTED: Record<CatalogueId, number> = {
  NetSales: 800_000,
  NetSalesGrowth: 100, // 800 / 400 − 1
  GrossProfit: 520_000, // 800 − 280
  GrossProfitMargin: 65, // 520 / 800
  EBITDA: 255_000, // 195 + 12 + 48
  EBITDAMargin: 31.875, // 255 / 800
  OperatingProfit: 195_000,
  OperatingMargin: 24.375, // 195 / 800
  ProfitMargin: 25.125, // (195 + 6) / 800
  NetProfitMargin: 23.25, // 186 / 800
  ProfitAfterFinancialItems: 186_000,
  Profit: 131_000,
  EquityRatio: 44_055 / 941,
  QuickRatio: 68_100 / 385, // (801 − 120) / 385
  QuickRatioWithOverdraft: 76_100 / 385, // (681 + 100 − 20) / 385
  CurrentRatio: 80_100 / 385,
  DebtEquityRatio: 500.45 / 440.55,
  InterestCoverage: 13.4, // (186 + 15) / 15
  ReturnOnAssets: (20_100 * 13) / SUM_OF_ASSETS,
  ReturnOnEquity: (18_600 * 13) / SUM_OF_ADJUSTED_EQUITY,
  ReturnOnCapitalEmployed: (20_100 * 13) / (SUM_OF_ADJUSTED_EQUITY + 13 * 115),
  AssetTurnover: (800 * 13) / SUM_OF_ASSETS,
  DaysSalesOutstanding: (365 * SUM_OF_RECEIVABLES) / 13 / 1000,
  DaysPayableOutstanding: (365 * SUM_OF_PAYABLES) / 13 / 487.5, // 1.25 × (300 + 60 + 30)
  InventoryTurnover: (280 * 13) / SUM_OF_STOCK,
  DaysInventory: (365 * SUM_OF_STOCK) / (280 * 13),
  WorkingCapital: 416_000, // 801 − 385
  NetSalesPerEmployee: 200_000, // 800 / 4
  PersonnelCostToSales: 25, // 200 / 800
  CostForEmployees: 50_000, // 200 / 4
  ValueAddedPerEmployee: 98_750, // (195 + 200) / 4
  PersonnelCostToValueAdded: 20_000 / 395,
  PremisesCostToSales: 7.5, // 60 / 800
  DepreciationToSales: 6, // 48 / 800
  NetFinancialItemsToSales: -1.125, // (6 − 15) / 800
  ResearchAndDevelopmentToSales: 3, // 24 / 800
  LoanRate: (1_500 * 13) / SUM_OF_DEBT,
  CashFlow: 386_000, // 506 − 120
  // 186 − 30 + 12 + 48 − ((801 − 536) − (300 − 150)) + (385 − 100). Nothing was invested: this is the whole change in
  // cash.
  CashFlowBeforeInvestments: 386_000,
  ContributionMargin: 37.5, // (800 − 500) / 800
  InvestmentsToSales: 5, // 40 / 800
};

it.each(CATALOGUE_IDS)("computes %s as by hand", (id) => {
  const books = booksOf([YEAR_BEFORE, YEAR]);
  const { value, reason, annualised } = evaluate(books, INPUTS, id, { firstDay: "2024-01-01", lastDay: "2024-12-31" });
  expect(reason).toBeUndefined();
  expect(annualised).toBe(false);
  if (Number.isInteger(EXPECTED[id])) expect(value).toBe(EXPECTED[id]);
  else expect(value! / EXPECTED[id]).toBeCloseTo(1, 13);
});

const valueOver = (id: CatalogueId, firstDay: string, lastDay: string) =>
  evaluate(booksOf([YEAR_BEFORE, YEAR]), INPUTS, id, { firstDay, lastDay }).value;

it.each(CATALOGUE_IDS)("takes %s for a balance if and only if its value is the same from any first day", (id) => {
  const values = ["2024-01-01", "2024-06-01", "2024-12-01"].map((start) => valueOver(id, start, "2024-12-31"));
  expect(termOf(standardDefinitions)(id)!.kind === "balance").toBe(new Set(values).size === 1);
});

it.each(CATALOGUE_IDS)("says of %s whether the values of two halves add up to that of the year", (id) => {
  const halves = [valueOver(id, "2024-01-01", "2024-06-30"), valueOver(id, "2024-07-01", "2024-12-31")];
  const isAdditive = !halves.includes(null) && halves[0]! + halves[1]! === EXPECTED[id];
  expect(addsUp(id, standardDefinitions)).toBe(isAdditive);
  // A change of a balance adds up over time too; formulas take it as something of its own.
  const isChange = JSON.stringify(KEY_FIGURES[id].definition).includes('"function":"change"');
  expect(termOf(standardDefinitions)(id)!.kind === "flow").toBe(isAdditive && !isChange);
});
