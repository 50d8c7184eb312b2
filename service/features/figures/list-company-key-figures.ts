import type { KeyFigure } from "@/contract/figures/key-figure";
import type { RequestContext } from "../../platform/request-context";
import { companyCatalogue, ownKeyFigure } from "../../figures/own-key-figures";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { readFormulas } from "../formulas/find-formula";

/** The key figures of the catalogue and those that the company computes by formulas of its own. */
export async function listCompanyKeyFigures(context: RequestContext, companyId: string): Promise<KeyFigure[]> {
  await requireCompanyAccess(context, companyId, "company.read");
  return companyCatalogue(context.language, (await readFormulas(context.db, companyId)).map(ownKeyFigure));
}
