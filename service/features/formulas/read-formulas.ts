import type { KeyFigureFormula, FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { eubas97 } from "../../figures/eubas97";
import { everyDefinition, termOf } from "../../figures/formulas/company-definitions";
import { nameOf } from "../../figures/own-key-figures";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import type { StandardOwner } from "../standards/standard-kind";
import { readOwnerStandards, requireOwner } from "../standards/standard-owner";
import { ownKeyFigures } from "./formula-content";
import { formulaKind, toFormula } from "./formula-kind";
import { findFormula, findVersions, readCompanyFormulas } from "./formula-row";
import { readFormulaSetting } from "./formula-setting";
import { originsOf, type FormulaSetting } from "./formula-terms";

/** The key figures with formulas that apply to the company, by name and id. */
export async function listFormulas(context: RequestContext, companyId: string): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await readCompanyFormulas(context.db, companyId)).list.map(toFormula);
}

/** The formulas that the company would inherit without changes of its own. */
export async function listInheritedFormulas(context: RequestContext, companyId: string): Promise<KeyFigureFormula[]> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return (await readCompanyFormulas(context.db, companyId)).inheritedList.map(toFormula);
}

export async function getFormula(context: RequestContext, companyId: string, id: string): Promise<KeyFigureFormula> {
  await requireCompanyAccess(context, companyId, "keyFigureFormula.read");
  return toFormula(await findFormula(context.db, companyId, id));
}

/** Lists all versions of a formula, the newest first; of an inherited one only the version in force. */
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
  const { db, language } = context;
  return termsOf(await readFormulaSetting(db, companyId, await readCompanyFormulas(db, companyId), language), context);
}

/** Lists the terms that formulas of an agency or a company type can use. */
export async function listStandardFormulaTerms(context: RequestContext, owner: StandardOwner): Promise<FormulaTerm[]> {
  await requireOwner(context, owner);
  const { effective } = await readOwnerStandards(context.db, formulaKind, owner);
  const own = ownKeyFigures(Array.from(effective.values(), ({ value }) => value));
  return termsOf({ own, charts: [eubas97(context.language)], typed: [] }, context);
}

function termsOf(setting: FormulaSetting, { language }: RequestContext): FormulaTerm[] {
  const { own, charts } = setting;
  const kindOf = termOf(everyDefinition({ formulas: own, charts }));
  return Array.from(originsOf(setting), ([id, origin]) => ({
    id,
    name: nameOf(id, language, own, charts),
    origin,
    kind: kindOf(id)!.kind,
  }));
}
