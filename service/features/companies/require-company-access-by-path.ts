import type { Action } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";
import { requireAgencyAccess, requireCompanyAccess, type CompanyAccess } from "../../platform/policies/authorize";

/** {@link requireCompanyAccess} for both paths; the agency's is open only to those who may see the agency. */
export async function requireCompanyAccessByPath(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
  action: Action,
): Promise<CompanyAccess> {
  if (agencyId !== undefined) await requireAgencyAccess(context, agencyId, "agency.read");
  return requireCompanyAccess(context, companyId, action, agencyId);
}
