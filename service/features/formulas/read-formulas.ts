import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { findVersions, readFormulas } from "./find-formula";
import { presentFormula } from "./formula-row";

/** The company's own key figures that are computed, by name and id. */
export async function listFormulas(caller: Caller, companyId: string): Promise<KeyFigureFormula[]> {
  await reachCompany(caller, companyId, "keyFigureFormula.read");
  return (await readFormulas(caller.db, companyId)).map(presentFormula);
}

export async function getFormula(caller: Caller, companyId: string, id: string): Promise<KeyFigureFormula> {
  await reachCompany(caller, companyId, "keyFigureFormula.read");
  return presentFormula((await findVersions(caller.db, companyId, id))[0]);
}

/** As it is and as it was, the newest first. */
export async function listFormulaVersions(caller: Caller, companyId: string, id: string): Promise<KeyFigureFormula[]> {
  await reachCompany(caller, companyId, "keyFigureFormula.read");
  return (await findVersions(caller.db, companyId, id)).map(presentFormula);
}
