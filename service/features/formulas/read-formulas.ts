import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { findVersions, readFormulas } from "./find-formula";
import { toFormula } from "./formula-row";

/** The company's own key figures that are computed, by name and id. */
export async function listFormulas(context: RequestContext, companyId: string): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await readFormulas(context.db, companyId)).map(toFormula);
}

export async function getFormula(context: RequestContext, companyId: string, id: string): Promise<KeyFigureFormula> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return toFormula((await findVersions(context.db, companyId, id))[0]);
}

/** As it is and as it was, the newest first. */
export async function listFormulaVersions(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await findVersions(context.db, companyId, id)).map(toFormula);
}
