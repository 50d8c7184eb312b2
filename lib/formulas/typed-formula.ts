import { checkFormula } from "@/contract/formulas/grammar/check-formula";
import type { Expression } from "@/contract/formulas/grammar/expression";
import type { FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import { MAX_FORMULA_LENGTH, readFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { FormulaNames } from "./formula-names";

/** A formula in its stored form, or the problem of a typed text. */
export type TypedFormula = { formula: string } | { problem: FormulaProblem };

/** Reads a typed formula and finds the problems that can be found without the service. */
export function readTypedFormula(names: FormulaNames, text: string): TypedFormula {
  const read = readFormula(text, { decimalComma: names.decimalComma });
  if ("problem" in read) return read;
  const problem = checkFormula(read, (name) => {
    const term = names.meaning(name);
    return term && { kind: term.kind, isInput: term.origin === "input" || term.origin === "typed" };
  });
  if (problem) return { problem };
  const formula = formulaText(withIds(names, read.expression), { name: inBrackets });
  // Ids may be longer than the names in their place.
  return formula.length > MAX_FORMULA_LENGTH
    ? { problem: { code: "tooLong", max: MAX_FORMULA_LENGTH, start: 0, end: text.length } }
    : { formula };
}

function withIds(names: FormulaNames, expression: Expression): Expression {
  switch (expression.kind) {
    case "number":
      return expression;
    case "name":
      return { kind: "name", name: names.meaning(expression.name)?.id ?? expression.name };
    case "negation":
      return { ...expression, operand: withIds(names, expression.operand) };
    case "call":
      return { ...expression, arguments: expression.arguments.map((argument) => withIds(names, argument)) };
    case "operation":
      return { ...expression, left: withIds(names, expression.left), right: withIds(names, expression.right) };
  }
}
