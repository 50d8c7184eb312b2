import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { ComparisonNames } from "./comparison-names";

const keyFigure = (id: string, name: string): KeyFigure => ({ id, name, valueType: "Amount", description: "" });
const names = new ComparisonNames([keyFigure("EquityRatio", "Soliditet"), keyFigure("NetSales", "Försäljning")], "sv");

describe("comparisons in the user's language", () => {
  it("are read with names and a decimal comma, and kept with ids and a point", () => {
    expect(names.typed("soliditet < 12,5")).toEqual({ formula: "[EquityRatio] < 12.5" });
    expect(names.typed("[Försäljning] >= max(1; [NetSales])")).toEqual({ formula: "[NetSales] >= max(1, [NetSales])" });
  });

  it("are written as they are read", () => {
    const kept = "[NetSales] < 0.9 * yearBefore([NetSales])";
    expect(names.written(kept)).toBe("[Försäljning] < 0,9 * yearBefore([Försäljning])");
    expect(names.typed(names.written(kept))).toEqual({ formula: kept });
  });

  it("are refused for an unknown key figure, with its name and place", () => {
    expect(names.typed("Soliditet < Omsättning")).toEqual({
      problem: { code: "unknownName", name: "Omsättning", start: 12, end: 22 },
    });
    // "Sol" is also the beginning of the known name before it. The place of a name in brackets includes the brackets.
    expect(names.typed("Soliditet < Sol")).toMatchObject({ problem: { name: "Sol", start: 12, end: 15 } });
    expect(names.typed("Soliditet < [a]]b]")).toMatchObject({ problem: { name: "a]b", start: 12, end: 18 } });
  });
});
