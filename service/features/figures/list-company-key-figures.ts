import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Caller } from "../../platform/request-context";
import { companyCatalogue, ownKeyFigure } from "../../figures/own-key-figures";
import { reachCompany } from "../../platform/policies/authorize";
import { readFormulas } from "../formulas/find-formula";

/** The key figures of the catalogue and those that the company computes by formulas of its own. */
export async function listCompanyKeyFigures(caller: Caller, companyId: string): Promise<KeyFigure[]> {
  await reachCompany(caller, companyId, "company.read");
  return companyCatalogue(caller.language, (await readFormulas(caller.db, companyId)).map(ownKeyFigure));
}
