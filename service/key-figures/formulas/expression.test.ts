import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE_IDS } from "../catalogue-ids";
import { DEFINITIONS } from "./definitions";
import { FORMULA_FUNCTIONS, formulaText, parseFormula, type Expression } from "./expression";

const names = fc.constantFrom("NetSales", "Goods", "x1");
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    names.map((name): Expression => ({ kind: "name", name })),
    fc.integer({ min: 0, max: 1000 }).map((value): Expression => ({ kind: "number", value: value / 10 })),
    fc.record({
      kind: fc.constant("operation" as const),
      operator: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
      left: tie("expression"),
      right: tie("expression"),
    }),
    fc
      .constantFrom(...(Object.keys(FORMULA_FUNCTIONS) as (keyof typeof FORMULA_FUNCTIONS)[]))
      .chain((name) =>
        fc
          .array(tie("expression"), { minLength: FORMULA_FUNCTIONS[name], maxLength: FORMULA_FUNCTIONS[name] })
          .map((given): Expression => ({ kind: "call", function: name, arguments: given })),
      ),
  ),
}));

/** With brackets around everything, so that the order in which things are computed shows. */
function bracketed(formula: Expression): string {
  if (formula.kind === "operation") {
    return `(${bracketed(formula.left)} ${formula.operator} ${bracketed(formula.right)})`;
  }
  return formula.kind === "call"
    ? `${formula.function}(${formula.arguments.map(bracketed).join(", ")})`
    : formulaText(formula);
}

describe("formulas", () => {
  it.each([
    ["1 + 2 * 3", "(1 + (2 * 3))"],
    ["a - b - c", "((a - b) - c)"],
    ["100 * (a + b) / c", "((100 * (a + b)) / c)"],
    ["a / (b * c)", "(a / (b * c))"],
    ["average( a - b )", "average((a - b))"],
    ["percent(either(a, 20.6), b) * 2", "(percent(either(a, 20.6), b) * 2)"],
  ])("reads %s as %s", (text, order) => {
    expect(bracketed(parseFormula(text))).toBe(order);
  });

  it("are written so that they are read as the same", () => {
    fc.assert(
      fc.property(expression, (formula) => {
        const read = parseFormula(formulaText(formula));
        // + and * may be read in another order where that makes no difference.
        expect(formulaText(read)).toBe(formulaText(formula));
        expect(parseFormula(bracketed(formula))).toEqual(formula);
      }),
    );
  });

  it.each(["", "a +", "(a", "a b", "a)", "1.", "a $ b", "unknown(a)", "average(a, b)", "percent(a)", "* a"])(
    "refuse %j",
    (text) => {
      expect(() => parseFormula(text)).toThrow(/./);
    },
  );

  it("of every key figure use defined names only, none of itself", () => {
    const visit = (name: string, path: string[]): void => {
      const definition = DEFINITIONS[name];
      expect([name, definition === undefined, path.includes(name)]).toEqual([name, false, false]);
      if (definition?.kind === "formula")
        namesIn(definition.expression).forEach((used) => visit(used, [...path, name]));
    };
    for (const id of CATALOGUE_IDS) visit(id, []);
  });
});

function namesIn(formula: Expression): string[] {
  if (formula.kind === "name") return [formula.name];
  if (formula.kind === "call") return formula.arguments.flatMap(namesIn);
  return formula.kind === "operation" ? [...namesIn(formula.left), ...namesIn(formula.right)] : [];
}
