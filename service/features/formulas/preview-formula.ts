import { problemText } from "@/contract/formulas/grammar/formula-problem";
import { formulaPreviewRequestSchema, type FormulaPreview } from "@/contract/formulas/key-figure-formula";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { ownKeyFigure } from "../../figures/own-key-figures";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { readCompanyFormulas } from "./formula-row";
import { readFormulaSetting } from "./formula-setting";
import { checkedFormula } from "./require-formula";

/** Computes a formula for the months of a fiscal year, or returns what is wrong with it. Writes nothing. */
export async function previewFormula(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<FormulaPreview> {
  const { item: year } = await requireItemAccess(context, companyId, "keyFigureFormula.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const { id, formula: text, valueType } = await body(formulaPreviewRequestSchema);
  const formulas = await readCompanyFormulas(context.db, companyId);
  const checked = checkedFormula(text, id ?? null, await readFormulaSetting(context.db, companyId, formulas));
  if ("problem" in checked) {
    const { problem } = checked;
    return {
      problem: {
        code: problem.code,
        message: problemText(problem),
        ...("name" in problem && { name: problem.name }),
        ...("path" in problem && { path: problem.path }),
        ...("max" in problem && { max: problem.max }),
      },
      values: [],
    };
  }
  const [result] = await computeKeyFigureValues(context.db, companyId, {
    days: { firstDay: year.firstDay, lastDay: year.lastDay },
    resolution: "month",
    keyFigureIds: [PREVIEW_ID],
    language: context.language,
    also: ownKeyFigure({
      id: PREVIEW_ID,
      name: "",
      formula: checked.formula,
      valueType: valueType ?? "Amount",
      decimals: null,
      description: null,
    }),
  });
  return { values: result!.keyFigureValues };
}

/** An id that no key figure has: texts have no U+0000. */
const PREVIEW_ID = "\u0000";
