import type { Caller } from "../../caller";
import { reachAgency, reachCompany, type ReachedCompany } from "../../policies/authorize";
import type { Action } from "../../policies/policy";

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
