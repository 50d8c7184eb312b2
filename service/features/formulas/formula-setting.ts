import { eq } from "drizzle-orm";
import { problemText, type FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import { MAX_FORMULA_LENGTH, readFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { Db } from "../../platform/db/database";
import { keyFigureData } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { problemOf } from "../../figures/formulas/company-definitions";
import { ownKeyFigure } from "../../figures/own-key-figures";
import { readChartsOfYears } from "../figures/read-books";
import { readFormulas } from "./formula-row";
import { idOfName, type FormulaSetting } from "./formula-terms";

export async function readFormulaSetting(
  db: Db,
  companyId: string,
  language: "en" | "sv" = "en",
): Promise<FormulaSetting> {
  const typed = await db
    .selectDistinct({ id: keyFigureData.keyFigureInfoId })
    .from(keyFigureData)
    .where(eq(keyFigureData.companyId, companyId));
  return {
    own: (await readFormulas(db, companyId)).map(ownKeyFigure),
    charts: await readChartsOfYears(db, companyId, language),
    typed: typed.map(({ id }) => id).sort(),
  };
}

/**
 * What is wrong with the text of a formula, or the text as it is kept: the same in one form.
 * @param id of the key figure that is to have it; null for one that nothing uses yet
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
  return { problem: { code: "tooLong", most: MAX_FORMULA_LENGTH, start: 0, end: text.length } };
}

/** The text as it is kept; throws an HttpError (invalid, ruleViolation) that says what is wrong with it. */
export function requireFormula(text: string, id: string, setting: FormulaSetting): string {
  const checked = checkedFormula(text, id, setting);
  if ("formula" in checked) return checked.formula;
  const { problem } = checked;
  if (problem.code === "circle" || problem.code === "breaks") {
    throw new HttpError("ruleViolation", `The formula of key figure "${id}" cannot be: ${problemText(problem)}.`);
  }
  throw new HttpError("invalid", `The body is not valid: $.formula: ${problemText(problem)}.`);
}
