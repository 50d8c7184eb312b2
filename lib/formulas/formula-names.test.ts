import { describe, expect, it } from "vitest";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { FormulaNames } from "./formula-names";
import { readTypedFormula } from "./typed-formula";

const term = (id: string, name: string, more: Partial<FormulaTerm> = {}): FormulaTerm => ({
  id,
  name,
  origin: "keyFigure",
  kind: "flow",
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

  it("have their problems located in the typed text", () => {
    expect(readTypedFormula(swedish, "Timmar + [Okänt]")).toEqual({
      problem: { code: "unknownName", name: "Okänt", start: 9, end: 16 },
    });
    expect(readTypedFormula(swedish, "average([Nettoomsättning])")).toMatchObject({
      problem: { code: "argument", function: "average", wanted: "balanceOrInput", start: 8, end: 25 },
    });
    expect(readTypedFormula(swedish, "average(Timmar) + last([Timmar])")).toHaveProperty("formula");
    expect(readTypedFormula(swedish, "Timmar +")).toMatchObject({ problem: { code: "expected", start: 8 } });
  });

  it("may not be too long with ids in place of names", () => {
    const shortNames = new FormulaNames([term("NetSalesOfTheYear", "Oms")], "sv");
    expect(readTypedFormula(shortNames, Array(100).fill("Oms").join("+"))).toMatchObject({
      problem: { code: "tooLong", max: 2_000 },
    });
  });
});
