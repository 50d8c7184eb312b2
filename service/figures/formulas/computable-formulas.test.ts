import { expect, it } from "vitest";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { computableFormulas } from "./computable-formulas";

const formula = (id: string, text: string) => ({ id, expression: parseFormula(text) });
const computable = (...formulas: [id: string, text: string][]) =>
  computableFormulas(formulas.map(([id, text]) => formula(id, text))).map(({ id }) => id);

it("keeps formulas that use others, in their order", () => {
  expect(computable(["b", "[a] + [NetSales]"], ["a", "[c] * 2"], ["c", "[NetSales]"])).toEqual(["b", "a", "c"]);
});

it("leaves out the formulas of a circle, but not one that uses them", () => {
  expect(computable(["a", "[b]"], ["b", "[c]"], ["c", "[b] + 1"], ["d", "[d]"], ["e", "1"])).toEqual(["a", "e"]);
});

it("leaves out a formula whose steps and those of the formulas it uses are too many", () => {
  // An average takes the steps of its argument 13 times: b takes some 600 steps, c a hundred thousand.
  const wide = Array.from({ length: 12 }, () => "average([a])").join(" + ");
  const wider = Array.from({ length: 12 }, () => "average([b])").join(" + ");
  expect(computable(["a", "[NetSales] + 1"], ["b", wide], ["c", wider])).toEqual(["a", "b"]);
});

it("counts the steps of the standard key figures that a formula uses", () => {
  const wide = Array.from({ length: 12 }, () => "[ReturnOnCapitalEmployed]").join(" + ");
  expect(computable(["a", "[ReturnOnCapitalEmployed]"], ["b", wide])).toEqual(["a"]);
});
