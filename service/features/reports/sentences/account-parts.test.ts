import { describe, expect, it } from "vitest";
import type { TraceStep } from "@/contract/figures/key-figure-trace";
import { accountParts, differencesOf } from "./account-parts";

/** A sum over accounts, in kronor. In `amounts`, "3001 a" and "3001 b" are account 3001 in two fiscal years. */
const sum = (text: string, sign: 1 | -1, amounts: Record<string, number>): TraceStep => ({
  text,
  value: 1,
  sum: {
    sign,
    years: Object.entries(amounts).map(([number, amount]) => ({
      fiscalYearId: number,
      opening: false,
      groups: [{ id: "g", name: "g", parents: [], amount, accounts: [{ number: number.slice(0, 4), amount }] }],
    })),
  },
});
/** A value that a formula computes from these terms. */
const made = (formula: string, terms: TraceStep[]): TraceStep => ({ text: "X", value: 1, formula, terms });
/** The amount of each account in öre, and its factor; null where the value is no sum over accounts. */
const amountsOf = (step: TraceStep) => {
  const parts = accountParts(step);
  return parts && Object.fromEntries([...parts].map(([number, { amount, factor }]) => [number, [amount, factor]]));
};

describe("a value as a sum over accounts", () => {
  const sales = sum("NetSales", -1, { "3001": -100.25, "3002": 10 });
  const goods = sum("Goods", 1, { "4000": 60, "3002": 5 });

  it("has each account once, with its sign", () => {
    expect(amountsOf(sales)).toEqual({ "3001": [10025, -1], "3002": [-1000, -1] });
    expect(amountsOf(sum("NetSales", -1, { "3001 a": -1, "3001 b": -2 }))).toEqual({ "3001": [300, -1] });
  });

  it("follows sums, differences, signs and numbers", () => {
    expect(amountsOf(made("NetSales - Goods", [sales, goods]))).toEqual({
      "3001": [10025, -1],
      "3002": [-1500, -1],
      "4000": [-6000, -1],
    });
    expect(amountsOf(made("-2 * Goods / 4 + 7", [goods]))).toEqual({ "4000": [-3000, -0.5], "3002": [-250, -0.5] });
    expect(amountsOf(made("[Net] * 3", [{ ...made("Goods", [goods]), text: "Net" }]))).toMatchObject({
      "4000": [18000, 3],
    });
  });

  it("follows a change from the opening to the end", () => {
    const end = sum("Cash", 1, { "1930": 70 });
    const change: TraceStep = {
      text: "change(Cash)",
      value: 1,
      function: "change",
      terms: [end, sum("Cash", 1, { "1930": 50 })],
    };
    expect(amountsOf(made("change(Cash)", [change]))).toEqual({ "1930": [2000, 1] });
  });

  it("is null for a ratio, a product, an input, another function, or a value that is missing", () => {
    expect(amountsOf(made("NetSales / Goods", [sales, goods]))).toBeNull();
    expect(amountsOf(made("NetSales * Goods", [sales, goods]))).toBeNull();
    expect(amountsOf(made("NetSales - Typed", [sales, { text: "Typed", value: 3 }]))).toBeNull();
    expect(amountsOf(made("NetSales - Lost", [sales]))).toBeNull();
    const annual: TraceStep = { text: "annual(NetSales)", value: 1, function: "annual", terms: [sales] };
    expect(amountsOf(made("annual(NetSales)", [annual]))).toBeNull();
    expect(amountsOf({ ...sales, value: null })).toBeNull();
  });

  it("differs from another value by the accounts of both", () => {
    const now = accountParts(sales)!;
    const before = accountParts(sum("NetSales", -1, { "3001": -40, "3003": -7 }))!;
    expect(differencesOf(now, before)).toEqual([
      { number: "3001", amount: 6025, factor: -1 },
      { number: "3002", amount: -1000, factor: -1 },
      { number: "3003", amount: -700, factor: -1 },
    ]);
  });
});
