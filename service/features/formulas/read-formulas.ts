import type { KeyFigureFormula, FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { everyDefinition, termOf } from "../../figures/formulas/company-definitions";
import { nameOf } from "../../figures/own-key-figures";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { findVersions, readFormulas, toFormula } from "./formula-row";
import { readFormulaSetting } from "./formula-setting";
import { originsOf } from "./formula-terms";

/** The company's own key figures that are computed, by name and id. */
export async function listFormulas(context: RequestContext, companyId: string): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await readFormulas(context.db, companyId)).map(toFormula);
}

export async function getFormula(context: RequestContext, companyId: string, id: string): Promise<KeyFigureFormula> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return toFormula((await findVersions(context.db, companyId, id))[0]);
}

/** Lists all versions of a formula, the newest first. */
export async function listFormulaVersions(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await findVersions(context.db, companyId, id)).map(toFormula);
}

/** Lists the terms that formulas of the company can use, with names in the user's language. */
export async function listFormulaTerms(context: RequestContext, companyId: string): Promise<FormulaTerm[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  const { language } = context;
  const setting = await readFormulaSetting(context.db, companyId, language);
  const { own, charts } = setting;
  const kindOf = termOf(everyDefinition({ formulas: own, charts }));
  return Array.from(originsOf(setting), ([id, origin]) => ({
    ...{ id, name: nameOf(id, language, own, charts), origin, kind: kindOf(id)!.kind },
  }));
}
