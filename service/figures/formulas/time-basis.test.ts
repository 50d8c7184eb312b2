import { expect, it } from "vitest";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { eubas97 } from "../eubas97";
import { companyDefinitions } from "./company-definitions";
import { addsUp } from "./time-basis";

it.each([
  ["[NetSales] - [Goods]", true],
  ["-[NetSales] * 2 / 3", true],
  ["2 * [NetSales]", true],
  ["[Half]", true],
  ["[Hours]", true],
  ["change([Assets] - [Debt])", true],
  ["[Profit] - change([Inventories])", true],
  ["[NetSales] - yearBefore([NetSales])", true],
  ["either([SeparableCosts], [Goods])", true],
  ["either(change([Assets]), 0)", true],
  ["100", false],
  ["[NetSales] + 100", false],
  ["[NetSales] / [Hours]", false],
  ["[NetSales] / [NumberOfEmployees]", false],
  ["[NetSales] * [NumberOfEmployees]", false],
  ["100 / [NetSales]", false],
  ["[Assets]", false],
  ["[NetSales] + [Assets]", false],
  ["yearBefore([Assets])", false],
  ["either([Goods], [Assets])", false],
  ["average([Assets])", false],
  ["annual([NetSales])", false],
  ["twelveMonths([NetSales])", false],
  ["yearToDate([NetSales])", false],
  ["max([Profit], 0)", false],
])("%s adds up over months: %s", (formula, expected) => {
  const formulas = Object.entries({ Half: "[NetSales] / 2", Own: formula });
  const definitions = companyDefinitions({
    formulas: formulas.map(([id, text]) => ({ id, expression: parseFormula(text) })),
    charts: [eubas97("en")],
  });
  expect(addsUp("Own", definitions)).toBe(expected);
});

it("does not say of an unknown figure that it adds up", () => {
  expect(addsUp("Own", () => undefined)).toBe(false);
});
