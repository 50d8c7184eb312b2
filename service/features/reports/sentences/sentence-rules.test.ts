import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPARISONS } from "@/contract/reports/ready-sentence";
import {
  accountsBehind,
  MAX_AMOUNTS,
  MAX_OTHERS,
  movementsOf,
  vouchersBehind,
  type ComparedFigure,
  type Movement,
} from "./sentence-rules";
import { shortened } from "../../../testing/test-settings.mjs";

const figure = (more: Partial<ComparedFigure> = {}): ComparedFigure => ({
  keyFigureId: "OperatingProfit",
  valueType: "Amount",
  value: null,
  ...more,
});
const ids = (movements: readonly Movement[]) => movements.map(({ keyFigureId }) => keyFigureId);

describe("the movements worth a sentence", () => {
  it.each<[string, Partial<ComparedFigure>, Partial<Movement> | null]>([
    ["more", { value: 150, yearBefore: 100 }, { direction: "up", turns: false, value: 150, against: 100 }],
    ["less", { value: 50, yearBefore: 100 }, { direction: "down", turns: false }],
    ["a larger loss", { value: -150, yearBefore: -100 }, { direction: "down", turns: false }],
    ["a smaller loss", { value: -50, yearBefore: -100 }, { direction: "up", turns: false }],
    ["a loss that became a profit", { value: 50, yearBefore: -100 }, { direction: "up", turns: true }],
    ["a profit that became a loss", { value: -50, yearBefore: 100 }, { direction: "down", turns: true }],
    ["something from zero", { value: 50, yearBefore: 0 }, { direction: "up", turns: false }],
    ["nothing where something was", { value: 0, yearBefore: 50 }, { direction: "down", turns: false }],
    ["zero twice", { value: 0, yearBefore: 0 }, null],
    ["zero and its negative", { value: -0, yearBefore: 0 }, null],
    ["the same", { value: 100, yearBefore: 100 }, null],
    ["20 percent", { value: 120, yearBefore: 100 }, { direction: "up" }],
    ["nearly 20 percent", { value: 119.9, yearBefore: 100 }, null],
    ["20 percent less", { value: 80, yearBefore: 100 }, { direction: "down" }],
    ["less than a unit", { value: 0.9, yearBefore: 0 }, null],
    ["no value", { value: null, yearBefore: 100 }, null],
    ["nothing before", { value: 100 }, null],
    ["null before", { value: 100, yearBefore: null }, null],
    ["infinity", { value: Infinity, yearBefore: 100 }, null],
    ["infinity before", { value: 100, yearBefore: -Infinity }, null],
    ["no number", { value: NaN, yearBefore: 100 }, null],
    ["no number before", { value: 100, yearBefore: NaN }, null],
    ["a difference beyond doubles", { value: 1.7e308, yearBefore: -1.7e308 }, null],
    ["10 points", { valueType: "Percent", value: 30, yearBefore: 20 }, { direction: "up" }],
    ["less than 10 points", { valueType: "Percent", value: 29.9, yearBefore: 20 }, null],
    ["a ratio", { valueType: "Ratio", value: 0.5, yearBefore: 1 }, { direction: "down" }],
    ["less than one of a count", { valueType: "Count", value: 1.4, yearBefore: 1 }, null],
    ["10 percent above budget", { value: 110, budget: 100 }, { comparison: "budget", direction: "up" }],
    ["9 percent above budget", { value: 109, budget: 100 }, null],
    ["no budget", { value: 100, budget: undefined }, null],
    ["a budget of nothing", { value: 100, budget: 0 }, { comparison: "budget", direction: "up" }],
    ["10 percent below target", { value: 90, target: 100 }, { comparison: "target", direction: "down" }],
    ["5 points below target", { valueType: "Percent", value: 15, target: 20 }, { comparison: "target" }],
    ["the period before", { value: 150, periodBefore: 100 }, { comparison: "periodBefore", direction: "up" }],
    ["a figure that is itself a change", { keyFigureId: "NetSalesGrowth", value: 90, yearBefore: 10 }, null],
  ])("%s", (_, given, expected) => {
    const movements = movementsOf([figure(given)]);
    if (expected === null) expect(movements).toEqual([]);
    else expect(movements).toMatchObject([expected]);
  });

  it("leave out amounts that differ by less than a hundredth of the larger net sales of both periods", () => {
    const sales = figure({ keyFigureId: "NetSales", value: 10_000, yearBefore: 10_000 });
    expect(movementsOf([sales, figure({ value: 199, yearBefore: 100 })])).toEqual([]);
    expect(movementsOf([sales, figure({ value: 200, yearBefore: 100 })])).toHaveLength(1);
    const fell = figure({ keyFigureId: "NetSales", value: 0, yearBefore: 10_000 });
    expect(ids(movementsOf([fell, figure({ value: 199, yearBefore: 100 })]))).toEqual(["NetSales"]);
  });

  it("are sorted by comparison, then amounts first, then by descending relative size, then as given", () => {
    const figures = [
      figure({ keyFigureId: "d", valueType: "Percent", value: 95, yearBefore: 10 }),
      figure({ keyFigureId: "a", value: 200, yearBefore: 100, periodBefore: 100 }),
      figure({ keyFigureId: "b", value: 400, yearBefore: 100, budget: 100, target: 100 }),
      figure({ keyFigureId: "c", value: 2_000, yearBefore: 1_000 }),
      figure({ keyFigureId: "e", valueType: "Ratio", value: 2, yearBefore: 1 }),
    ];
    const movements = movementsOf(figures);
    expect(movements.map(({ comparison, keyFigureId }) => `${comparison} ${keyFigureId}`)).toEqual([
      "yearBefore b",
      "yearBefore a",
      "yearBefore c",
      "yearBefore d",
      "yearBefore e",
      "budget b",
      "target b",
      "periodBefore a",
    ]);
    expect(ids(movementsOf([figures[3]!, figures[1]!]).slice(0, 2))).toEqual(["c", "a"]);
  });

  it("are four amounts and three others of each comparison at most", () => {
    const all = (valueType: ComparedFigure["valueType"]) =>
      Array.from({ length: 9 }, (_, i) =>
        figure({ keyFigureId: `${valueType}${i}`, valueType, value: 200 + i, yearBefore: 100 }),
      );
    expect(ids(movementsOf([...all("Ratio"), ...all("Amount")]))).toEqual([
      "Amount8",
      "Amount7",
      "Amount6",
      "Amount5",
      "Ratio8",
      "Ratio7",
      "Ratio6",
    ]);
  });

  it("include only the first of amounts with equal values before and after", () => {
    const profit = figure({ value: 200, yearBefore: 100 });
    const sameAsProfit = { ...profit, keyFigureId: "Profit" };
    const cash = figure({ keyFigureId: "CashFlow", value: 300, yearBefore: 100 });
    expect(ids(movementsOf([profit, sameAsProfit, cash]))).toEqual(["CashFlow", "OperatingProfit"]);
    const ratios = ["x", "y"].map((keyFigureId) =>
      figure({ keyFigureId, valueType: "Ratio", value: 2, yearBefore: 1 }),
    );
    expect(ids(movementsOf(ratios))).toEqual(["x", "y"]);
  });

  it("agree with their figures in 1,000 random lists, and are the same each time", () => {
    const number = fc.oneof(
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom(null, undefined, 0, -0, NaN, Infinity, -Infinity, 1e308),
    );
    const random = fc.record({
      valueType: fc.constantFrom("Amount" as const, "Percent" as const, "Count" as const, "Ratio" as const),
      value: number.map((value) => value ?? null),
      yearBefore: number,
      budget: number,
      target: number,
      periodBefore: number,
    });
    fc.assert(
      fc.property(fc.array(random, { maxLength: 12 }), (list) => {
        const figures = list.map((each, i): ComparedFigure => ({
          keyFigureId: i === 0 ? "NetSales" : `k${i}`,
          ...each,
        }));
        const movements = movementsOf(figures);
        for (const { keyFigureId, comparison, value, against, direction, turns } of movements) {
          const compared = figures.find((each) => each.keyFigureId === keyFigureId)!;
          expect([value, against]).toEqual([compared.value, compared[comparison]]);
          expect(Number.isFinite(value) && Number.isFinite(against)).toBe(true);
          expect(direction).toBe(value > against ? "up" : "down");
          expect(value).not.toBe(against);
          expect(turns).toBe(Math.sign(value) * Math.sign(against) === -1);
        }
        const order = movements.map(({ comparison }) => COMPARISONS.indexOf(comparison));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        for (const comparison of COMPARISONS) {
          const ofIt = movements.filter((each) => each.comparison === comparison);
          expect(ofIt.length).toBeLessThanOrEqual(MAX_AMOUNTS + MAX_OTHERS);
          expect(new Set(ids(ofIt)).size).toBe(ofIt.length);
        }
        expect(movementsOf(figures)).toEqual(movements);
      }),
      { numRuns: shortened(1000) },
    );
  });
});

describe("the accounts behind a difference", () => {
  const parts = (...amounts: number[]) => amounts.map((amount, i) => ({ number: String(3000 + i), amount }));

  it("have its sign and at least a fifth of it, the largest first", () => {
    expect(accountsBehind(parts(200, 500, -100, 199, 201), 1000).map(({ number }) => number)).toEqual([
      "3001",
      "3004",
      "3000",
    ]);
    expect(accountsBehind(parts(200, -500, 0, -700), -1000).map(({ number }) => number)).toEqual(["3003", "3001"]);
  });

  it("are three at most, and of equal ones the lower numbers", () => {
    const even = parts(250, 250, 250, 250).reverse();
    expect(accountsBehind(even, 1000).map(({ number }) => number)).toEqual(["3000", "3001", "3002"]);
  });

  it("are none when the difference consists of many small parts", () => {
    expect(accountsBehind(parts(...Array.from({ length: 10 }, () => 100)), 1000)).toEqual([]);
    expect(accountsBehind(parts(0), 0)).toEqual([]);
  });
});

describe("the vouchers behind a difference", () => {
  const voucher = (amount: number, more: object = {}) => ({
    account: "3001",
    side: "now" as const,
    date: "2025-02-01",
    import: "i",
    line: 1,
    amount,
    ...more,
  });
  const before = { side: "before" as const, import: "h" };

  it("have the sign of the difference and are at least a fifth of it", () => {
    const vouchers = [voucher(900), voucher(199, { line: 2 }), voucher(-900, { line: 3 })];
    expect(vouchersBehind(vouchers, 1000)).toEqual([voucher(900)]);
  });

  it("include those of the earlier period that are missing now", () => {
    const gone = voucher(800, before);
    expect(vouchersBehind([gone, voucher(100)], -700)).toEqual([gone]);
    // With `namesBefore` false they serve for comparison only.
    expect(vouchersBehind([gone, voucher(100)], -700, false)).toEqual([]);
    expect(vouchersBehind([gone], 700)).toEqual([]);
  });

  it("leave out those below twice the account's largest of their sign in the other period, like a raised rent", () => {
    expect(vouchersBehind([voucher(-130), voucher(-100, before)], -30)).toEqual([]);
    expect(vouchersBehind([voucher(-200), voucher(-100, before)], -100)).toEqual([voucher(-200)]);
    expect(vouchersBehind([voucher(-130), voucher(-100, { ...before, account: "4000" })], -30)).toHaveLength(1);
    expect(vouchersBehind([voucher(130), voucher(-100, before)], 230)).toEqual([voucher(130), voucher(-100, before)]);
  });

  it("are named once, however many of the accounts they are on", () => {
    const [one, other] = [voucher(600), voucher(400, { account: "3002" })];
    expect(vouchersBehind([other, one], 1000)).toEqual([one]);
  });

  it("are two at most, of equal ones the earlier day and the lower line first", () => {
    const a = voucher(500, { line: 9 });
    const b = voucher(500, { line: 2 });
    const c = voucher(500, { line: 3, date: "2025-01-31" });
    expect(vouchersBehind([a, b, c], 1500)).toEqual([c, b]);
  });
});
