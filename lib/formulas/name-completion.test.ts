import { expect, it } from "vitest";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { fittingTerms, nameBeingTyped, withName } from "./name-completion";

const TERMS: FormulaTerm[] = [
  { id: "NetSales", name: "Nettoomsättning", origin: "keyFigure", kind: "flow" },
  { id: "FixedAssets", name: "Anläggningstillgångar", origin: "amount", kind: "balance" },
  { id: "Assets", name: "Tillgångar", origin: "amount", kind: "balance" },
];

it("finds the name that is being typed, and the terms that fit it, first those that begin with it", () => {
  expect(nameBeingTyped("2 * [Net o")).toEqual({ part: "Net o", start: 4 });
  expect(nameBeingTyped("max(till")).toEqual({ part: "till", start: 4 });
  expect(nameBeingTyped("[")).toEqual({ part: "", start: 0 });
  expect(nameBeingTyped("2 * [Net]] o")).toEqual({ part: "Net] o", start: 4 });
  expect(nameBeingTyped("[a] * [Net [k]] o")).toEqual({ part: "Net [k] o", start: 6 });
  expect(nameBeingTyped("[Net + [As")).toEqual({ part: "As", start: 7 });
  for (const text of ["", "2", "[a] ", "[a]", "a", "max("]) expect([text, nameBeingTyped(text)]).toEqual([text, null]);
  expect(fittingTerms(TERMS, "TILL", 2).map(({ id }) => id)).toEqual(["Assets", "FixedAssets"]);
  expect(fittingTerms(TERMS, "", 9)).toHaveLength(TERMS.length);
});

it.each([
  ["Net|", "[X]"],
  ["[Net| + 2", "[X] + 2"],
  ["[Net|] + 2", "[X] + 2"],
  ["[|EBITDA-marginal] / 2", "[X] / 2"],
  ["[Personal|kostnad/omsättning] * 2", "[X] * 2"],
  ["[A| (b) + c * d, e; f]] g] * 2", "[X] * 2"],
  ["[Net| + [Assets]", "[X] + [Assets]"],
  ["Net| + [Assets]", "[X] + [Assets]"],
  ["max(Net|; 2)]", "max([X]; 2)]"],
])("replaces the whole name around the cursor | in %j", (typed, wanted) => {
  const [before, after] = typed.split("|") as [string, string];
  const { text, end } = withName(before + after, before.length, nameBeingTyped(before)!, "X");
  expect(text).toBe(wanted);
  expect(text.slice(0, end)).toMatch(/\[X\]$/);
});

it("writes a closing bracket within a name twice, and an opening one once", () => {
  expect(withName("[A", 2, { start: 0 }, "A [b]")).toEqual({ text: "[A [b]]]", end: 8 });
});
