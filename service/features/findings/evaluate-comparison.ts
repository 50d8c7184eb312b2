import type { Comparison } from "@/contract/findings/comparison";
import type { Expression } from "@/contract/formulas/grammar/expression";
import { extremeOf, operate } from "../../figures/engine/values";

/** A company's value of a key figure, now and a year before; null when there is none. */
export interface FigureValue {
  value: number | null;
  yearBefore: number | null;
}

/** The values of both sides when the comparison is true; null when it is false or a value is missing. */
export function comparedValues(
  { left, sign, right }: Comparison,
  figureOf: (id: string) => FigureValue | undefined,
): { value: number; reference: number } | null {
  const value = evaluate(left, figureOf);
  const reference = evaluate(right, figureOf);
  if (value === null || reference === null || !isTrue(value, sign, reference)) return null;
  return { value, reference };
}

/** Every comparison with NaN is false. */
function isTrue(value: number, sign: Comparison["sign"], reference: number): boolean {
  switch (sign) {
    case "<":
      return value < reference;
    case "<=":
      return value <= reference;
    case ">":
      return value > reference;
    case ">=":
      return value >= reference;
  }
}

/**
 * Evaluates as the engine does: null when any operand is null, or a divisor is 0. All operands are numbers; `Number` is
 * for the types of the engine's functions, which can return amounts in öre too.
 */
function evaluate(expression: Expression, figureOf: (id: string) => FigureValue | undefined): number | null {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "name":
      return figureOf(expression.name)?.value ?? null;
    case "negation": {
      const operand = evaluate(expression.operand, figureOf);
      return operand === null ? null : -operand;
    }
    case "operation": {
      const left = evaluate(expression.left, figureOf);
      const right = evaluate(expression.right, figureOf);
      if (left === null || right === null || (expression.operator === "/" && right === 0)) return null;
      return Number(operate(expression.operator, left, right));
    }
    case "call": {
      const [argument] = expression.arguments as [Expression];
      if (expression.function === "yearBefore") {
        return argument.kind === "name" ? (figureOf(argument.name)?.yearBefore ?? null) : null;
      }
      const values = expression.arguments.map((part) => evaluate(part, figureOf));
      if (values.some((value) => value === null)) return null;
      const numbers = values as number[];
      switch (expression.function) {
        case "abs":
          return Math.abs(numbers[0]!);
        case "min":
        case "max":
          return Number(extremeOf(expression.function, numbers));
        default:
          // Never reached: readComparison refuses other functions.
          return null;
      }
    }
  }
}
