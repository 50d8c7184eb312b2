import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { findFiscalYear } from "./find-fiscal-year";
import { presentFiscalYear } from "./fiscal-year-row";

export async function getFiscalYear(caller: Caller, companyId: string, id: string): Promise<FiscalYear> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  return presentFiscalYear(await findFiscalYear(caller.db, companyId, id));
}
