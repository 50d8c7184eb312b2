import { describe, expect, it } from "vitest";
import type { FindingRule, WrittenRule } from "@/contract/findings/finding-rule";
import { periodOfDays } from "@/contract/period";
import { figureKey, type CompanyFacts, type StoredFigure } from "./company-facts";
import { findByRule, readyRule } from "./find-by-rule";

const TODAY = "2026-05-20";

function facts(figures: Record<string, Partial<StoredFigure>> = {}, others: Partial<CompanyFacts> = {}): CompanyFacts {
  const none = { value: null, yearBefore: null, target: null, budget: null };
  return {
    companyId: "a-home-1",
    companyTypeId: null,
    companyName: "Hemma AB",
    currency: "SEK",
    agreement: "agrees",
    bookedThrough: "2026-03-31",
    missingMonths: [],
    lastComment: null,
    questions: [],
    periods: new Map([["ytd", { firstDay: "2026-01-01", lastDay: "2026-12-31", bookedThrough: "2026-03-31" }]]),
    figures: new Map(Object.entries(figures).map(([id, figure]) => [figureKey("ytd", id), { ...none, ...figure }])),
    ...others,
  };
}

function find(
  rule: Partial<WrittenRule> & Pick<WrittenRule, "kind">,
  company: CompanyFacts,
  withTargets: string[] = [],
) {
  const whole: FindingRule = { id: "rule", isOn: true, isStandard: false, resolution: "ytd", ...rule };
  return findByRule(readyRule(whole, withTargets), company, TODAY);
}

describe("a comparison", () => {
  const under20 = { kind: "comparison", formula: "[EquityRatio] < 20" } as const;
  const valuesOf = (formula: string, figures: Record<string, Partial<StoredFigure>>) =>
    find({ kind: "comparison", formula }, facts(figures)).map(({ value, reference }) => [value, reference]);

  it("finds a value on its side of the limit, with the numbers, period and currency", () => {
    expect(find(under20, facts({ EquityRatio: { value: 14.2 } }))).toEqual([
      {
        id: "rule",
        ruleId: "rule",
        kind: "comparison",
        keyFigureType: "EquityRatio",
        currency: "SEK",
        value: 14.2,
        reference: 20,
        bookedThrough: "2026-03-31",
        period: periodOfDays("2026-01-01", "2026-12-31"),
        reason: "[EquityRatio] < 20 2026-03-31",
      },
    ]);
  });

  it.each([
    [20, []],
    [19.999_999, [[19.999_999, 20]]],
    [-Infinity, [[-Infinity, 20]]],
    [Infinity, []],
    [NaN, []],
    [null, []],
  ])("compares %s with the limit 20 and finds %j", (value, found) => {
    expect(valuesOf("[EquityRatio] < 20", { EquityRatio: { value } })).toEqual(found);
  });

  it("includes the limit where its sign does", () => {
    expect(valuesOf("[A] <= 20", { A: { value: 20 } })).toHaveLength(1);
    expect(valuesOf("[A] >= 20", { A: { value: 20 } })).toHaveLength(1);
    expect(valuesOf("[A] > 20", { A: { value: 20 } })).toHaveLength(0);
    expect(valuesOf("[A] > 20", { A: { value: NaN } })).toHaveLength(0);
  });

  it("computes with several key figures, and the year before", () => {
    const figures = { A: { value: 30, yearBefore: 50 }, B: { value: -4 } };
    expect(valuesOf("[A] < 0.9 * yearBefore([A])", figures)).toEqual([[30, 45]]);
    expect(valuesOf("[A] / -[B] > 7", figures)).toEqual([[7.5, 7]]);
    expect(valuesOf("max([A], 31) - min([A], [B]) + abs([B]) >= 39", figures)).toEqual([[39, 39]]);
  });

  it("finds nothing without a value, with a division by zero or without the year before", () => {
    expect(valuesOf("[A] / [B] < 1", { A: { value: 1 }, B: { value: 0 } })).toEqual([]);
    expect(valuesOf("[A] / [B] < 1", { A: { value: 1 }, B: { value: -0 } })).toEqual([]);
    expect(valuesOf("[A] - [B] < 1", { A: { value: 1 } })).toEqual([]);
    expect(valuesOf("yearBefore([A]) < 1", { A: { value: 0 } })).toEqual([]);
    expect(valuesOf("max([A], [B]) < 1", { A: { value: 0 } })).toEqual([]);
    expect(find(under20, facts({ EquityRatio: { value: 1 } }, { periods: new Map() }))).toEqual([]);
  });

  it("is about the key figure on its left side, or the only one in it", () => {
    const figures = { A: { value: 1 }, B: { value: 2 } };
    const about = (formula: string) => find({ kind: "comparison", formula }, facts(figures))[0]?.keyFigureType;
    expect(about("[A] < [B]")).toBe("A");
    expect(about("0 < [B]")).toBe("B");
    expect(about("[A] + [B] > 0")).toBeUndefined();
  });
});

describe("a change from the year before", () => {
  const change = (unit: "percent" | "points", limit: number, value: number | null, yearBefore: number | null) =>
    find({ kind: "change", keyFigureType: "A", unit, limit }, facts({ A: { value, yearBefore } })).map(
      (found) => found.change,
    );

  it("finds a fall or rise that reaches its limit", () => {
    expect(change("percent", -20, 80, 100)).toEqual([-20]);
    expect(change("percent", -20, 80.1, 100)).toEqual([]);
    expect(change("percent", 20, 120, 100)).toEqual([20]);
    expect(change("points", -5, 10, 15)).toEqual([-5]);
    expect(change("points", 5, 10, 15)).toEqual([]);
  });

  it("finds a change of exactly the limit, despite rounding errors of binary fractions", () => {
    const found = (limit: number, value: number, yearBefore: number) =>
      find({ kind: "change", keyFigureType: "A", unit: "percent", limit }, facts({ A: { value, yearBefore } })).length;
    expect([found(-10, 900_000.9, 1_000_001), found(-10, 10.8, 12), found(10, 1.65, 1.5), found(-20, 80, 100)]).toEqual(
      [1, 1, 1, 1],
    );
    expect([found(-10, 900_000.91, 1_000_001), found(10, 1.6499, 1.5)]).toEqual([0, 0]);
  });

  it("from a loss is measured by the size of the loss", () => {
    expect(change("percent", -20, -150, -100)).toEqual([-50]);
    expect(change("percent", 20, -50, -100)).toEqual([50]);
  });

  it.each([
    [null, 100],
    [50, null],
    [50, 0],
    [NaN, 100],
    [-Infinity, 100],
    [-Infinity, -Infinity],
  ])("finds nothing for %s after %s", (value, before) => {
    expect(change("percent", -20, value, before)).toEqual([]);
  });
});

describe("a missed target or budget", () => {
  it("finds a value on the side that misses it, beyond the tolerance", () => {
    const missed = (side: "under" | "over", limit: number, value: number, target: number) =>
      find({ kind: "targetMissed", keyFigureType: "A", side, limit }, facts({ A: { value, target } })).length;
    expect(missed("under", 0, 99, 100)).toBe(1);
    expect(missed("under", 0, 100, 100)).toBe(0);
    expect(missed("under", 10, 90, 100)).toBe(0);
    expect(missed("under", 10, 89.9, 100)).toBe(1);
    expect(missed("under", 10, -111, -100)).toBe(1);
    expect(missed("over", 10, 111, 100)).toBe(1);
    expect(missed("over", 0, NaN, 100)).toBe(0);
  });

  it("does not find a value that misses it by the tolerance exactly", () => {
    const rule = { kind: "targetMissed", keyFigureType: "A", limit: 5, side: "under" } as const;
    const found = (value: number) => find(rule, facts({ A: { value, target: 35.2 } })).length;
    expect([found(33.44), found(33.43)]).toEqual([0, 1]);
  });

  it("is one finding for each key figure, with an id of its own, when the rule names no key figure", () => {
    const company = facts({ A: { value: 1, target: 2 }, B: { value: 3, target: 2 }, C: { value: 1, target: 5 } });
    const found = find({ kind: "targetMissed", side: "under", limit: 0 }, company, ["A", "B", "C"]);
    expect(found.map(({ id, keyFigureType, reference }) => [id, keyFigureType, reference])).toEqual([
      ["rule.A", "A", 2],
      ["rule.C", "C", 5],
    ]);
  });

  it("compares the value with the budget, not the target, when the rule is about budgets", () => {
    const rule = { kind: "budgetMissed", keyFigureType: "A", side: "under", limit: 0 } as const;
    expect(find(rule, facts({ A: { value: 1, target: 0, budget: 2 } }))).toHaveLength(1);
    expect(find(rule, facts({ A: { value: 1, target: 2 } }))).toHaveLength(0);
  });
});

describe("rules about the books and comments", () => {
  it("find books whose first month that is not booked ended more days ago than the rule allows", () => {
    const late = (bookedThrough: string | null, days: number) =>
      find({ kind: "booksLate", days }, facts({}, { bookedThrough })).map((found) => found.days);
    // After March, April is missing, which ended 20 days ago.
    expect(late("2026-03-31", 19)).toEqual([20]);
    expect(late("2026-03-31", 20)).toEqual([]);
    expect(late("2026-05-31", 0)).toEqual([]);
    expect(late("9999-12-31", 0)).toEqual([]);
    expect(late("2025-12-31", 31)).toEqual([109]);
    expect(late(null, 31)).toEqual([undefined]);
  });

  it("find months without books, and books that do not agree with their file", () => {
    const months = [periodOfDays("2025-11-01", "2025-12-31")];
    expect(find({ kind: "monthsMissing" }, facts({}, { missingMonths: months }))).toMatchObject([{ months }]);
    expect(find({ kind: "monthsMissing" }, facts())).toEqual([]);
    expect(find({ kind: "notReconciled" }, facts({}, { agreement: "differs" }))).toHaveLength(1);
    expect(find({ kind: "notReconciled" }, facts())).toEqual([]);
    expect(find({ kind: "notReconciled" }, facts({}, { agreement: null }))).toEqual([]);
  });

  it("find companies with books that nobody has commented on for more days than the rule allows", () => {
    const silent = (lastComment: string | null, others: Partial<CompanyFacts> = {}) =>
      find(
        { kind: "noComment", days: 30 },
        facts({}, { lastComment: lastComment === null ? null : new Date(lastComment), ...others }),
      ).map(({ days }) => days);
    // Days are those of Sweden, which is two hours ahead of UTC in April.
    expect(silent("2026-04-19T22:00:00Z")).toEqual([]);
    expect(silent("2026-04-19T21:59:59Z")).toEqual([31]);
    expect(silent(null)).toEqual([undefined]);
    expect(silent(null, { bookedThrough: null })).toEqual([]);
  });
});
