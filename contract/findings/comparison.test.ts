import { describe, expect, it } from "vitest";
import { inBrackets } from "../formulas/grammar/write-formula";
import { comparisonText, namesInComparison, readComparison } from "./comparison";

/** Reads a comparison and returns it as it is written out, or its problem if it has one. */
const textOf = (text: string, decimalComma = false) => {
  const read = readComparison(text, { decimalComma });
  return "comparison" in read ? comparisonText(read.comparison, { name: inBrackets }) : read.problem;
};

describe("a comparison", () => {
  it.each([
    ["EquityRatio < 20", "[EquityRatio] < 20"],
    ["[Equity ratio] >= 2 * (A - -1)", "[Equity ratio] >= 2 * ([A] - -1)"],
    ["20 ≥ [a < b]", "20 >= [a < b]"],
    ["NetSales<0.9*yearBefore(NetSales)", "[NetSales] < 0.9 * yearBefore([NetSales])"],
    ["max(A, B, 3) ≤ abs(C)", "max([A], [B], 3) <= abs([C])"],
  ])("is read from %s", (text, expected) => {
    expect(textOf(text)).toBe(expected);
    expect(textOf(expected)).toBe(expected);
  });

  it("has a decimal comma where the page writes one", () => {
    expect(textOf("max(A; 1,5) > 2,25", true)).toBe("max([A], 1.5) > 2.25");
  });

  it("is refused unless it has one sign, at least one key figure, and only functions that rules know", () => {
    expect(textOf("EquityRatio")).toMatchObject({ code: "sign" });
    expect(textOf("1 < A <= 3")).toMatchObject({ code: "sign", start: 6, end: 8 });
    expect(textOf("1 < 2")).toMatchObject({ code: "noKeyFigure" });
    expect(textOf("average(A) < 2")).toMatchObject({ code: "function", name: "average", start: 0, end: 10 });
    expect(textOf("2 < yearBefore(A + B)")).toMatchObject({ code: "function", name: "yearBefore", start: 4, end: 21 });
  });

  it("tells the place of a problem in the whole text", () => {
    expect(textOf("A < ")).toMatchObject({ code: "expected", expected: "operand", start: 4, found: "" });
    expect(textOf("A + < 3")).toMatchObject({ code: "expected", expected: "operand", start: 4, end: 5, found: "<" });
  });

  it("names each of its key figures once", () => {
    const read = readComparison("A / B < B + C");
    expect("comparison" in read && namesInComparison(read.comparison)).toEqual(["A", "B", "C"]);
  });
});
