import type { FormulaFunction } from "./expression";
import { inBrackets } from "./write-formula";

/** The token that must come next in a formula. */
export type Expected =
  /** A number, a name, a function or an opening bracket. */
  | "operand"
  /** An operator, or the end. */
  | "operator"
  /** A closing bracket, or an operator. */
  | "closing"
  /** The separator between the arguments of a function. */
  | "separator"
  /** The square bracket that ends a name. */
  | "endOfName"
  | "name"
  | "digit";

/** Kind of argument that a function takes. */
export type WantedArgument =
  /** A balance on a day, such as assets. */
  | "balance"
  /** A flow that adds up over time, such as sales. */
  | "flow"
  /** A balance, or a figure that users type in. */
  | "balanceOrInput"
  | "input";

/** The reason why a text is no formula; `start` and `end` are UTF-16 offsets in it. */
export type FormulaProblem = { start: number; end: number } & (
  | { code: "expected"; expected: Expected; found: string }
  | { code: "unknownFunction"; name: string }
  /** `id` of the object with this display name: users read names elsewhere and type them, but formulas have ids. */
  | { code: "unknownName"; name: string; id?: string | undefined }
  | { code: "argument"; function: FormulaFunction; wanted: WantedArgument }
  | { code: "tooLong"; max: number }
  /** Brackets, with those of functions, and minus signs before an operand, one inside the other. */
  | { code: "tooDeep"; max: number }
  | { code: "numberTooLong" }
  /** Ids of the figures, each of which uses the next; the last is the first again. */
  | { code: "circle"; path: string[] }
  /** Together with the key figures that it uses, the formula has more steps than `max`. */
  | { code: "tooMuch"; max: number }
  /** Another figure that uses this one could no longer be computed; `name` is its id. */
  | { code: "breaks"; name: string }
);

const EXPECTED: Record<Expected, string> = {
  operand: "a number, a name in square brackets, a function or (",
  operator: "an operator or the end",
  closing: ") or an operator",
  separator: "a comma or semicolon and the next argument",
  endOfName: "] after the name",
  name: "a name between [ and ]",
  digit: "a digit after the decimal point",
};

const WANTED: Record<WantedArgument, string> = {
  balance: "a balance, which stands on a day",
  flow: "an amount that adds up over time",
  balanceOrInput: "a balance, which stands on a day, or a figure that is typed in",
  input: "a figure that is typed in",
};

/** The problem in an English sentence that names the character, counted from 1. */
export function problemText(problem: FormulaProblem): string {
  const at = `at character ${problem.start + 1}`;
  switch (problem.code) {
    case "expected": {
      const found = problem.found === "" ? "the end" : `"${problem.found}"`;
      return `${at}: expected ${EXPECTED[problem.expected]}, found ${found}`;
    }
    case "unknownFunction":
      return `${at}: there is no function "${problem.name}"`;
    case "unknownName": {
      const { name, id } = problem;
      const hint =
        id === undefined ? "" : `; "${name}" is called ${id} in formulas of the interface: write ${inBrackets(id)}`;
      return `${at}: there is no key figure, group or input "${name}"${hint}`;
    }
    case "argument":
      return `${at}: ${problem.function} takes ${WANTED[problem.wanted]}`;
    case "tooLong":
      return `${at}: expected at most ${problem.max} characters`;
    case "tooDeep":
      return `${at}: expected at most ${problem.max} brackets and minus signs one inside the other`;
    case "numberTooLong":
      return `${at}: expected a number with at most 15 digits, and 10 decimals`;
    case "circle":
      return `${at}: key figures cannot use each other in a circle, as ${problem.path.join(" uses ")}`;
    case "tooMuch":
      return `${at}: with the key figures that it uses it has more than ${problem.max} steps`;
    case "breaks":
      return `${at}: the key figure "${problem.name}" uses this one and could not be computed any more`;
  }
}
