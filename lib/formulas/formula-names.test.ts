import { describe, expect, it } from "vitest";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { FormulaNames, nameBeingTyped, withName } from "./formula-names";
import { readTypedFormula } from "./typed-formula";

const term = (id: string, name: string, more: Partial<FormulaTerm> = {}): FormulaTerm => ({
  ...{ id, name, origin: "keyFigure", kind: "flow" },
  ...more,
});
const TERMS = [
  term("NetSales", "Nettoomsättning"),
  term("Assets", "Tillgångar", { origin: "amount", kind: "balance" }),
  term("FixedAssets", "Anläggningstillgångar", { origin: "amount", kind: "balance" }),
  term("Tillgångar", "Antal tillgångar", { origin: "typed" }),
  term("hours", "Timmar", { origin: "typed" }),
  term("hours 2", "Timmar", { origin: "typed" }),
];
const swedish = new FormulaNames(TERMS, "sv");
const english = new FormulaNames(TERMS, "en");

describe("formulas with names", () => {
  it("are kept with ids, and read again with the same names", () => {
    for (const [typed, kept, written] of [
      ["nettoomsattning/[Timmar]", "[NetSales] / [hours]", "[Nettoomsättning] / [Timmar]"],
      ["max(1,5; [NetSales]*2)", "max(1.5, [NetSales] * 2)", "max(1,5; [Nettoomsättning] * 2)"],
      // A name that equals another term's id means that term; of two terms with one name, the second is written by id.
      ["[Tillgångar] + Assets", "[Tillgångar] + [Assets]", "[Antal tillgångar] + [Assets]"],
      ["[hours 2]", "[hours 2]", "[hours 2]"],
    ] as const) {
      expect(readTypedFormula(swedish, typed)).toEqual({ formula: kept });
      expect(swedish.written(kept)).toBe(written);
      expect(readTypedFormula(swedish, written)).toEqual({ formula: kept });
    }
    expect(readTypedFormula(english, "min(1.5, Timmar)")).toEqual({ formula: "min(1.5, [hours])" });
  });

  it("are told where they are wrong in what was typed", () => {
    expect(readTypedFormula(swedish, "Timmar + [Okänt]")).toEqual({
      problem: { code: "unknownName", name: "Okänt", start: 9, end: 16 },
    });
    expect(readTypedFormula(swedish, "average([Nettoomsättning])")).toMatchObject({
      problem: { code: "argument", function: "average", wanted: "balanceOrInput", start: 8, end: 25 },
    });
    expect(readTypedFormula(swedish, "average(Timmar) + last([Timmar])")).toHaveProperty("formula");
    expect(readTypedFormula(swedish, "Timmar +")).toMatchObject({ problem: { code: "expected", start: 8 } });
  });

  it("offer the terms that fit what is being typed, those that begin so first", () => {
    expect(nameBeingTyped("2 * [Net o")).toEqual({ part: "Net o", start: 4 });
    expect(nameBeingTyped("max(till")).toEqual({ part: "till", start: 4 });
    expect(nameBeingTyped("[")).toEqual({ part: "", start: 0 });
    expect(nameBeingTyped("2 * [Net]] o")).toEqual({ part: "Net] o", start: 4 });
    expect(nameBeingTyped("[a] * [Net [k]] o")).toEqual({ part: "Net [k] o", start: 6 });
    expect(nameBeingTyped("[Net + [As")).toEqual({ part: "As", start: 7 });
    for (const text of ["", "2", "[a] ", "[a]", "a", "max("])
      expect([text, nameBeingTyped(text)]).toEqual([text, null]);
    expect(swedish.fitting("TILL", 2).map(({ id }) => id)).toEqual(["Assets", "FixedAssets"]);
    expect(swedish.fitting("", 9)).toHaveLength(TERMS.length);
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
  ])("replace the whole name in %j", (typed, wanted) => {
    const [before, after] = typed.split("|") as [string, string];
    const { text, end } = withName(before + after, before.length, nameBeingTyped(before)!, "X");
    expect(text).toBe(wanted);
    expect(text.slice(0, end)).toMatch(/\[X\]$/);
  });

  it("write a bracket within a name twice", () => {
    expect(withName("[A", 2, { start: 0 }, "A [b]")).toEqual({ text: "[A [b]]]", end: 8 });
  });
});
