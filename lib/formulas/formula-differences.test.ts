import { expect, it } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { formulaDifferences } from "./formula-differences";

const formula: KeyFigureFormula = {
  id: "a",
  name: "A",
  formula: "[NetSales]",
  valueType: "Amount",
  decimals: 1,
  version: 1,
  changed: "2026-01-01T00:00:00",
  changedBy: "x",
};

it("lists the members that users write, but neither the version nor its author", () => {
  const savedAgain: KeyFigureFormula = { ...formula, version: 2, changedBy: "y" };
  expect(formulaDifferences(formula, savedAgain)).toEqual([]);
  const { decimals: _, ...others } = formula;
  const changed = { ...others, formula: "[NetSales] / 2", description: "Hälften" };
  expect(formulaDifferences(formula, changed)).toEqual([
    { member: "formula", from: "[NetSales]", to: "[NetSales] / 2" },
    { member: "decimals", from: "1", to: "" },
    { member: "description", from: "", to: "Hälften" },
  ]);
});
