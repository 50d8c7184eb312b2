import { agencyOf } from "@/contract/companies/company-ids";
import type { Company, CompanyCreate, CompanyUpdate } from "@/contract/companies/company";
import { apiDelete, apiSend } from "@/lib/api/client";
import { agencyCompaniesPath, agencyCompanyPath, companyPath } from "./paths";

const oneSchema = () => import("@/contract/companies/company").then((contract) => contract.companySchema);

export function createCompany(agencyId: string, company: CompanyCreate): Promise<Company> {
  return apiSend("POST", agencyCompaniesPath(agencyId), company, oneSchema);
}

/**
 * Sends only the changed members, to keep changes that somebody else makes meanwhile. The path is not the agency's,
 * because the company's own administrators have no access to the agency.
 */
export function updateCompany(companyId: string, changes: CompanyUpdate): Promise<Company> {
  return apiSend("PUT", companyPath(companyId), changes, oneSchema);
}

/** Deletes the company with all its data, and the users who have no other company. */
export function deleteCompany(companyId: string): Promise<void> {
  const agencyId = agencyOf(companyId);
  return apiDelete(agencyId === null ? companyPath(companyId) : agencyCompanyPath(agencyId, companyId));
}
