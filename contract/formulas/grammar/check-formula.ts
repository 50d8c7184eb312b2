import { partsOf, type Expression, type FormulaFunction, type Operator } from "./expression";
import type { FormulaProblem, WantedArgument } from "./formula-problem";
import type { TextRange } from "./read-formula";

/** The kind of a value by its relation to time, which decides the functions that take the value. */
export const FORMULA_KINDS = [
  /** The same at all times. */
  "number",
  /** The value on a single day, such as total assets. */
  "balance",
  /** Adds up: the value of two months is the sum of the values of each. */
  "flow",
  /** A ratio of flows, an average, … */
  "other",
] as const;
export type FormulaKind = (typeof FORMULA_KINDS)[number];

/** Meaning of a name in a formula. */
export interface NamedTerm {
  kind: FormulaKind;
  /** True for values that users type in. */
  isInput: boolean;
}

/** Functions that take arguments of certain kinds only; with any other argument the result would have no meaning. */
const WANTED: Partial<Record<FormulaFunction, WantedArgument>> = {
  average: "balanceOrInput",
  change: "balance",
  twelveMonths: "flow",
  annual: "flow",
  yearToDate: "flow",
  last: "input",
};

/**
 * Determines the kind of a formula's values.
 * @param termOf finds the meaning of a name; undefined for an unknown one
 * @param onProblem is called for each invalid part; an unknown name counts as `other`, an invalid call like a valid one
 */
export function kindOf(
  expression: Expression,
  termOf: (name: string) => NamedTerm | undefined,
  onProblem: (at: Expression, problem: ProblemWithoutRange) => void = () => undefined,
): FormulaKind {
  const visit = (part: Expression): FormulaKind => {
    switch (part.kind) {
      case "number":
        return "number";
      case "name": {
        const term = termOf(part.name);
        if (!term) onProblem(part, { code: "unknownName", name: part.name });
        return term?.kind ?? "other";
      }
      case "negation":
        return visit(part.operand);
      case "operation":
        return operated(part.operator, visit(part.left), visit(part.right));
      case "call": {
        const kinds = part.arguments.map(visit);
        const [argument] = part.arguments as [Expression];
        const wanted = WANTED[part.function];
        const isAlwaysZero = part.function === "change" && isOnlyTyped(argument);
        if (wanted && (isAlwaysZero || !isWanted(wanted, kinds[0]!, isInput(argument)))) {
          onProblem(argument, { code: "argument", function: part.function, wanted });
        }
        return called(part.function, kinds);
      }
    }
  };
  const isInput = (part: Expression): boolean => part.kind === "name" && termOf(part.name)?.isInput === true;
  /** True for a part of numbers and inputs only. It is the same at the range's opening and end: `change` gives 0. */
  const isOnlyTyped = (part: Expression): boolean =>
    part.kind === "number" ||
    isInput(part) ||
    (part.kind !== "name" && !isYearToDate(part) && partsOf(part).every(isOnlyTyped));
  return visit(expression);
}

/**
 * The first thing that is wrong with the names and arguments of a formula that could be read; null when all is well.
 */
export function checkFormula(
  { expression, places }: { expression: Expression; places: ReadonlyMap<Expression, TextRange> },
  termOf: (name: string) => NamedTerm | undefined,
): FormulaProblem | null {
  let first: FormulaProblem | null = null;
  kindOf(expression, termOf, (at, problem) => {
    first ??= { ...problem, ...places.get(at)! };
  });
  return first;
}

/** A year to date differs between the opening and the end of a range, whatever its argument is. */
function isYearToDate(part: Expression): boolean {
  return part.kind === "call" && part.function === "yearToDate";
}

type WithoutRange<T> = T extends unknown ? Omit<T, "start" | "end"> : never;
type ProblemWithoutRange = WithoutRange<FormulaProblem>;

function isWanted(wanted: WantedArgument, kind: FormulaKind, isInput: boolean): boolean {
  switch (wanted) {
    case "input":
      return isInput;
    case "balanceOrInput":
      return isInput || kind === "balance";
    case "balance":
      return kind === "balance";
    case "flow":
      return kind === "flow";
  }
}

function operated(operator: Operator, left: FormulaKind, right: FormulaKind): FormulaKind {
  if (left === "other" || right === "other") return "other";
  if (left === "number" && right === "number") return "number";
  // Balances and numbers combine to the value of one day: a balance.
  if (left !== "flow" && right !== "flow") return "balance";
  if (operator === "*") return left === "number" || right === "number" ? "flow" : "other";
  if (operator === "/") return right === "number" ? "flow" : "other";
  return left === "flow" && right === "flow" ? "flow" : "other";
}

function called(name: FormulaFunction, kinds: readonly FormulaKind[]): FormulaKind {
  switch (name) {
    case "yearToDate":
    case "last":
      return "balance";
    case "average":
    case "change":
    case "twelveMonths":
    case "annual":
    case "yearBefore":
      // `average` and `annual` do not add up. The others are computed from the range itself, even inside `twelveMonths`
      // and `yearToDate`, which need a value of other months.
      return "other";
    case "either":
      return commonKind(kinds);
    case "abs":
    case "min":
    case "max":
    case "percent":
      // Results of flows do not add up: the greatest of sales and costs of two months is not the sum of the greatest of
      // each month, and `percent` rounds.
      return kinds.includes("flow") ? "other" : commonKind(kinds);
  }
}

/** The kind that the arguments share; a number goes with any kind. */
function commonKind(kinds: readonly FormulaKind[]): FormulaKind {
  const others = new Set(kinds.filter((kind) => kind !== "number"));
  if (others.size === 0) return "number";
  return others.size === 1 ? [...others][0]! : "other";
}
