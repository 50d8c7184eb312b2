/** A formula as a tree. Its names are resolved when it is evaluated. */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "negation"; operand: Expression }
  | { kind: "call"; function: FormulaFunction; arguments: Expression[] }
  | { kind: "operation"; operator: Operator; left: Expression; right: Expression };

export type Operator = "+" | "-" | "*" | "/";

/** The functions of formulas with the least and the greatest number of their arguments. */
export const FORMULA_FUNCTIONS = {
  /** Mean of a balance at the opening and at each month's end of the range; of an input over the months. */
  average: [1, 1],
  /** A balance at the range's end less the same at its opening. */
  change: [1, 1],
  /** A flow over the twelve months that end with the range; scaled to twelve where the books have fewer or more. */
  twelveMonths: [1, 1],
  /** A flow over the range, scaled to twelve months where the range has fewer. */
  annual: [1, 1],
  /** The value of the argument over the range twelve months earlier. */
  yearBefore: [1, 1],
  /**
   * A flow from the fiscal year's start to a day: the range's end, or each day at which `average` or `change` takes a
   * balance.
   */
  yearToDate: [1, 1],
  /** An input's last value that covers the end of the range. */
  last: [1, 1],
  /** `percent(25, amount)`: so many percent of an amount; of an exact one in öre, rounded half to even to the öre. */
  percent: [2, 2],
  /** The first, or the second where an input that the first needs is missing. */
  either: [2, 2],
  abs: [1, 1],
  min: [2, 20],
  max: [2, 20],
} as const satisfies Record<string, readonly [number, number]>;
export type FormulaFunction = keyof typeof FORMULA_FUNCTIONS;

export function isFormulaFunction(name: string): name is FormulaFunction {
  return Object.hasOwn(FORMULA_FUNCTIONS, name);
}

export function isWholeNumber(expression: Expression): boolean {
  return expression.kind === "number" && Number.isInteger(expression.value);
}

/** The parts of which an expression is directly made. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "number":
    case "name":
      return [];
    case "negation":
      return [expression.operand];
    case "call":
      return expression.arguments;
    case "operation":
      return [expression.left, expression.right];
  }
}

/** The names in an expression, each once, in the order in which they stand. */
export function namesIn(expression: Expression): string[] {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === "name") names.add(part.name);
    partsOf(part).forEach(visit);
  };
  visit(expression);
  return [...names];
}
