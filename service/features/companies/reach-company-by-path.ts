import type { Caller } from "../../platform/request-context";
import { reachAgency, reachCompany, type ReachedCompany } from "../../platform/policies/authorize";
import type { Action } from "../../platform/policies/policy";

/** {@link reachCompany} for both paths; the agency's is open only to those who may see the agency. */
export async function reachCompanyByPath(
  caller: Caller,
  agencyId: string | undefined,
  companyId: string,
  action: Action,
): Promise<ReachedCompany> {
  if (agencyId !== undefined) await reachAgency(caller, agencyId, "agency.read");
  return reachCompany(caller, companyId, action, agencyId);
}
