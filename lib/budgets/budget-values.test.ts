import { expect, test } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { amountOf, asBudgetChange } from "./budget-amounts";
import { budgetRows, kronorOf, valuesOf } from "./budget-values";

const year = { start: "2025-07-01T00:00:00", end: "2026-06-30T00:00:00" } as FiscalYear;
const january = { start: "2026-01-01T00:00:00", end: "2026-01-31T23:59:59" };

test("income is typed above zero and costs below, in kronor; the books have öre with the other sign", () => {
  expect([kronorOf(-500_00), kronorOf(40_50), kronorOf(0)]).toEqual([500, -40.5, 0]);
  expect([amountOf(500), amountOf(-40.5), amountOf(0.005), amountOf(-0)]).toEqual([-500_00, 40_50, 0, 0]);
});

test("an amount stands in its month of the year, and nowhere outside of it", () => {
  const amounts = [
    { account: "3010", month: "2026-01", amount: -1_00 },
    { account: "3010", month: "2026-07", amount: -2_00 },
  ];
  expect(valuesOf(amounts, year)).toEqual([{ keyFigureInfoId: "3010", period: january, value: 1 }]);
});

test("a change is sent with what it replaces", () => {
  const change = { keyFigureInfoId: "4010", period: january, value: -12.5 };
  const sent = { account: "4010", month: "2026-01", amount: 12_50 };
  expect(asBudgetChange(change)).toEqual(sent);
  expect(asBudgetChange({ ...change, before: null })).toEqual({ ...sent, before: null });
  expect(asBudgetChange({ ...change, value: null, before: -3 })).toEqual({ ...sent, amount: null, before: 3_00 });
});

test("rows are accounts by number, also those that only the budget has", () => {
  const { rows } = budgetRows(["5010", "3010"]);
  expect(rows([{ keyFigureInfoId: "4010", period: january }], ["3010"])).toEqual(["3010", "4010", "5010"]);
});
