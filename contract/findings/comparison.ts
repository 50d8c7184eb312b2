import { namesIn, type Expression } from "../formulas/grammar/expression";
import type { FormulaProblem } from "../formulas/grammar/formula-problem";
import { readFormula, type TextRange } from "../formulas/grammar/read-formula";
import { formulaText, type FormulaStyle } from "../formulas/grammar/write-formula";

export const COMPARISON_SIGNS = ["<", "<=", ">", ">="] as const;
export type ComparisonSign = (typeof COMPARISON_SIGNS)[number];

/** Two formulas of key figures and the sign between them. */
export interface Comparison {
  left: Expression;
  sign: ComparisonSign;
  right: Expression;
}

/** The reason why a text is no comparison. */
export type ComparisonProblem =
  | FormulaProblem
  /** There is no sign between two formulas, or more than one. */
  | ({ code: "sign" } & TextRange)
  /** A function that rules do not allow, or `yearBefore` of anything but a single key figure. */
  | ({ code: "function"; name: string } & TextRange)
  /** A rule without a key figure says nothing about a company. */
  | ({ code: "noKeyFigure" } & TextRange);

/** The allowed functions. The argument of `yearBefore` must be a single key figure. */
const FUNCTIONS = new Set(["abs", "min", "max", "yearBefore"]);
/** Signs, and names in brackets, where `]]` stands for `]`: a sign within a name does not count. */
const SIGNS = /\[(?:[^\]]|\]\])*\]|<=|>=|≤|≥|<|>/g;
const OTHER_SIGNS: Readonly<Record<string, ComparisonSign>> = { "≤": "<=", "≥": ">=" };

/**
 * Reads a comparison of two formulas, such as `EquityRatio < 20` or `[NetSales] < 0.9 * yearBefore([NetSales])`. The
 * grammar of each side is that of formulas (ADR 0050). Names are not checked. `places` maps each part of both sides to
 * its position in the text.
 */
export function readComparison(
  text: string,
  style: { decimalComma?: boolean } = {},
): { comparison: Comparison; places: ReadonlyMap<Expression, TextRange> } | { problem: ComparisonProblem } {
  const signs = [...text.matchAll(SIGNS)].filter(([sign]) => !sign.startsWith("["));
  const [found] = signs;
  const whole = { start: 0, end: text.length };
  if (!found) return { problem: { code: "sign", ...whole } };
  const [, second] = signs;
  if (second) return { problem: { code: "sign", start: second.index, end: second.index + second[0].length } };
  const offset = found.index + found[0].length;
  const left = readFormula(text.slice(0, found.index), style);
  if ("problem" in left) return { problem: beforeSign(left.problem, found[0]) };
  const right = readFormula(text.slice(offset), style);
  if ("problem" in right) return { problem: shifted(right.problem, offset) };
  const rightPlaces = Array.from(right.places, ([part, { start, end }]): [Expression, TextRange] => [
    part,
    { start: start + offset, end: end + offset },
  ]);
  const places = new Map([...left.places, ...rightPlaces]);
  const disallowed = disallowedCall(places);
  if (disallowed) return { problem: disallowed };
  const comparison: Comparison = {
    left: left.expression,
    sign: OTHER_SIGNS[found[0]] ?? (found[0] as ComparisonSign),
    right: right.expression,
  };
  if (namesInComparison(comparison).length === 0) return { problem: { code: "noKeyFigure", ...whole } };
  return { comparison, places };
}

/** The key figures in a comparison as they are named there, each once, in the order in which they stand. */
export function namesInComparison({ left, right }: Comparison): string[] {
  return [...new Set([...namesIn(left), ...namesIn(right)])];
}

/**
 * Writes a comparison as text. {@link readComparison} with the same `decimalComma` makes the same comparison of
 * it, if `style.name` writes names that can be read.
 */
export function comparisonText({ left, sign, right }: Comparison, style: FormulaStyle = {}): string {
  return `${formulaText(left, style)} ${sign} ${formulaText(right, style)}`;
}

/** The problem in an English sentence that names the character, counted from 1; null for those of formulas. */
export function comparisonProblemText(problem: ComparisonProblem): string | null {
  const at = `at character ${problem.start + 1}`;
  switch (problem.code) {
    case "sign":
      return `${at}: expected one of ${COMPARISON_SIGNS.join(" ")} between two formulas`;
    case "function":
      return `${at}: rules know the functions ${[...FUNCTIONS].join(", ")}, and yearBefore takes one key figure`;
    case "noKeyFigure":
      return `${at}: expected at least one key figure`;
    default:
      return null;
  }
}

function disallowedCall(places: ReadonlyMap<Expression, TextRange>): ComparisonProblem | null {
  for (const [part, range] of places) {
    if (part.kind !== "call") continue;
    const isKnown = part.function === "yearBefore" ? part.arguments[0]?.kind === "name" : FUNCTIONS.has(part.function);
    if (!isKnown) return { code: "function", name: part.function, ...range };
  }
  return null;
}

/** Where the left formula ends too early, the next text is the sign, not the end. */
function beforeSign(problem: FormulaProblem, sign: string): FormulaProblem {
  if (problem.code !== "expected" || problem.found !== "") return problem;
  return { ...problem, found: sign, end: problem.start + sign.length };
}

function shifted(problem: FormulaProblem, offset: number): FormulaProblem {
  return { ...problem, start: problem.start + offset, end: problem.end + offset };
}
