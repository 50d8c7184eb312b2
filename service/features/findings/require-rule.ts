import {
  comparisonProblemText,
  comparisonText,
  namesInComparison,
  readComparison,
} from "@/contract/findings/comparison";
import { checkMembers, withoutOtherMembers, type WrittenRule } from "@/contract/findings/finding-rule";
import { problemText, type FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import { MAX_FORMULA_LENGTH } from "@/contract/formulas/grammar/read-formula";
import { inBrackets } from "@/contract/formulas/grammar/write-formula";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { HttpError, quote } from "../../platform/http-error";

const KNOWN_FIGURES: ReadonlySet<string> = new Set(CATALOGUE_IDS);

export function isStandardFigure(id: string | undefined): boolean {
  return id !== undefined && KNOWN_FIGURES.has(id);
}

/**
 * Returns the rule in its stored form: with its formula normalised, and without members of other kinds of rules.
 * @throws HttpError invalid when it lacks a member, has a formula that is no comparison or too long, or names a key
 * figure that not all companies have
 */
export function requireRule(written: WrittenRule): WrittenRule {
  checkMembers(written, (member, message) => invalid(member, message));
  const rule = withoutOtherMembers(written);
  if (rule.keyFigureType !== undefined && !isStandardFigure(rule.keyFigureType)) {
    invalid("keyFigureType", `there is no standard key figure ${quote(rule.keyFigureType)}`);
  }
  return rule.formula === undefined ? rule : { ...rule, formula: requireComparison(rule.formula) };
}

function requireComparison(text: string): string {
  const read = readComparison(text);
  if ("problem" in read) {
    const { problem } = read;
    return invalid("formula", comparisonProblemText(problem) ?? problemText(problem as FormulaProblem));
  }
  const unknown = namesInComparison(read.comparison).find((name) => !isStandardFigure(name));
  if (unknown !== undefined) invalid("formula", `there is no standard key figure ${quote(unknown)}`);
  const stored = comparisonText(read.comparison, { name: inBrackets });
  if (stored.length > MAX_FORMULA_LENGTH) {
    invalid("formula", `it has more than ${MAX_FORMULA_LENGTH} characters with its names in brackets`);
  }
  return stored;
}

function invalid(member: string, message: string): never {
  throw new HttpError("invalid", `The body is not valid: $.${member}: ${message}.`);
}
