import type { KeyFigure } from "@/contract/key-figure";
import type { Caller } from "../../caller";
import { companyCatalogue, ownKeyFigure } from "../../key-figures/own-key-figures";
import { reachCompany } from "../../policies/authorize";
import { readFormulas } from "../key-figure-formula/find-formula";

/** The key figures of the catalogue and those that the company computes by formulas of its own. */
export async function listCompanyKeyFigures(caller: Caller, companyId: string): Promise<KeyFigure[]> {
  await reachCompany(caller, companyId, "company.read");
  return companyCatalogue(caller.language, (await readFormulas(caller.db, companyId)).map(ownKeyFigure));
}
