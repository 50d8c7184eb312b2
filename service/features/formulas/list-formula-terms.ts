import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import type { RequestContext } from "../../platform/request-context";
import { everyDefinition, termOf } from "../../figures/formulas/company-definitions";
import { nameOf } from "../../figures/own-key-figures";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { readFormulaSetting } from "./formula-setting";
import { originsOf } from "./formula-terms";

/** What formulas of the company may name, in the caller's language; of one id only what it stands for. */
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
