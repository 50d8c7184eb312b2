import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { findFiscalYear } from "./find-fiscal-year";
import { toFiscalYear } from "./fiscal-year-row";

export async function getFiscalYear(context: RequestContext, companyId: string, id: string): Promise<FiscalYear> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return toFiscalYear(await findFiscalYear(context.db, companyId, id));
}
