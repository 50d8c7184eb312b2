import { problemText, type FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import { MAX_FORMULA_LENGTH, readFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import { HttpError } from "../../platform/http-error";
import { problemOf } from "../../figures/formulas/company-definitions";
import { idOfName, type FormulaSetting } from "./formula-terms";

/**
 * Checks the text of a formula. Returns the problem, or the text in the normal form that is stored.
 * @param id the key figure that will have the formula; null for a formula without one
 */
export function checkedFormula(
  text: string,
  id: string | null,
  setting: FormulaSetting,
): { problem: FormulaProblem } | { formula: string } {
  const { own, charts, typed } = setting;
  const read = readFormula(text);
  if ("problem" in read) return read;
  const names = new Set(typed);
  const problem = problemOf(id, read, { formulas: own, charts, isTyped: (name) => names.has(name) });
  if (problem?.code === "unknownName") return { problem: { ...problem, id: idOfName(problem.name, setting) } };
  if (problem) return { problem };
  const formula = formulaText(read.expression, { name: inBrackets });
  if (formula.length <= MAX_FORMULA_LENGTH) return { formula };
  return { problem: { code: "tooLong", max: MAX_FORMULA_LENGTH, start: 0, end: text.length } };
}

/**
 * Returns the normal form that is stored.
 * @throws HttpError invalid or ruleViolation with the problem of the formula
 */
export function requireFormula(text: string, id: string, setting: FormulaSetting): string {
  const checked = checkedFormula(text, id, setting);
  if ("formula" in checked) return checked.formula;
  const { problem } = checked;
  if (problem.code === "circle" || problem.code === "breaks") {
    throw new HttpError("ruleViolation", `The formula of key figure "${id}" cannot be: ${problemText(problem)}.`);
  }
  throw new HttpError("invalid", `The body is not valid: $.formula: ${problemText(problem)}.`);
}
