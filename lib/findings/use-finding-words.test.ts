// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { periodOfDays } from "@/contract/period";
import { inLanguage } from "@/lib/figures/testing/in-language";
import type { Locale } from "@/contract/format/locale";
import { useFindingWords } from "./use-finding-words";

const figure = (id: string, sv: string, en: string, valueType: KeyFigure["valueType"]) => ({ id, sv, en, valueType });
const FIGURES = [
  figure("EquityRatio", "Soliditet", "Equity ratio", "Percent"),
  figure("NetSales", "Nettoomsättning", "Net sales", "Amount"),
];

/** The words in Swedish and in English, with no-break spaces replaced by ordinary ones. */
function words(rule: Partial<FindingRule>, finding: Partial<Finding>): string[] {
  const kind = rule.kind ?? "comparison";
  const whole = { companyId: "a", companyName: "A", id: "r", ruleId: "r", kind, currency: "SEK", ...finding };
  const rules = [{ id: "r", isOn: true, isStandard: false, kind, ...rule }];
  return (["sv", "en"] satisfies Locale[]).map((locale) => {
    const keyFigures = FIGURES.map(({ [locale]: name, id, valueType }) => ({ id, name, valueType, description: "" }));
    const { result } = renderHook(() => useFindingWords({ rules, keyFigures }), { wrapper: inLanguage(locale) });
    return result.current(whole).replace(/\s/g, " ");
  });
}

describe("a reason in words", () => {
  it("has the value and its limit in the figure's unit", () => {
    const found = { keyFigureType: "EquityRatio", value: 14.2, reference: 20 };
    expect(words({ formula: "[EquityRatio] < 20" }, found)).toEqual([
      "Soliditet 14,2 %, under 20,0 %",
      "Equity ratio 14.2 %, under 20.0 %",
    ]);
  });

  it("tells a limit that is computed", () => {
    const found = { keyFigureType: "NetSales", value: 100, reference: 180, currency: "EUR" };
    expect(words({ formula: "[NetSales] <= 0.9 * yearBefore([NetSales])" }, found)).toEqual([
      "Nettoomsättning 100 EUR, högst 180 EUR (0,9 * yearBefore(Nettoomsättning))",
      "Net sales 100 EUR, at most 180 EUR (0.9 * yearBefore(Net sales))",
    ]);
  });

  it("has numbers without a unit for a formula of several figures", () => {
    expect(words({ formula: "[NetSales] / [EquityRatio] > 2" }, { value: 2.5, reference: 2 })).toEqual([
      "Nettoomsättning / Soliditet 2,50, över 2,00",
      "Net sales / Equity ratio 2.50, over 2.00",
    ]);
  });

  it("has the change with its sign", () => {
    const found = { keyFigureType: "NetSales", value: 500, reference: 1_000, change: -50 };
    expect(words({ kind: "change", unit: "percent" }, found)).toEqual([
      "Nettoomsättning −50,0 % mot året före: 500 kr, var 1 000 kr",
      "Net sales −50.0 % from the year before: 500 SEK, was 1,000 SEK",
    ]);
  });

  it("has a change in points in the company's currency", () => {
    const found = { keyFigureType: "NetSales", value: 500, reference: 1_500, change: -1_000, currency: "EUR" };
    expect(words({ kind: "change", unit: "points" }, found)).toEqual([
      "Nettoomsättning −1 000 EUR mot året före: 500 EUR, var 1 500 EUR",
      "Net sales −1,000 EUR from the year before: 500 EUR, was 1,500 EUR",
    ]);
  });

  it("has a change of a percentage in percentage points", () => {
    const found = { keyFigureType: "EquityRatio", value: 25, reference: 31.5, change: -6.5 };
    expect(words({ kind: "change", unit: "points" }, found)).toEqual([
      "Soliditet −6,5 %‑enheter mot året före: 25,0 %, var 31,5 %",
      "Equity ratio −6.5 points from the year before: 25.0 %, was 31.5 %",
    ]);
  });

  it("tells of books, comments and questions", () => {
    expect(words({ kind: "booksLate" }, { bookedThrough: "2026-03-31", days: 1 })).toEqual([
      "Bokfört till mars 2026; nästa månad är 1 dag sen",
      "Booked to Mar 2026; the next month is 1 day late",
    ]);
    expect(words({ kind: "booksLate" }, {})[0]).toBe("Inget är bokfört");
    expect(words({ kind: "monthsMissing" }, { months: [periodOfDays("2025-11-01", "2025-12-31")] })[1]).toMatch(
      /^Months without books: Nov.*Dec 2025$/,
    );
    expect(words({ kind: "noComment" }, { days: 91 })[0]).toBe("Ingen kommentar på 91 dagar");
    const question = { commentId: "c", message: "Varför?", by: "Anna Ek", at: "2026-03-01T10:00:00" };
    expect(words({ kind: "openQuestion" }, { question })).toEqual([
      "Anna Ek frågar: ”Varför?”",
      "Anna Ek asks: “Varför?”",
    ]);
  });
});
