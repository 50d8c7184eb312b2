import type { QueryClient } from "@tanstack/react-query";
import { agencyOf } from "@/contract/companies/company-ids";
import { isAgencyType } from "@/contract/permissions";
import type { Company } from "@/contract/companies/company";
import type { User } from "@/contract/users/user";
import { companiesQueries } from "@/lib/companies/queries";

/**
 * The companies that a user can step through from the meeting of `companyId`: the clients of its agency if it has one
 * and the user sees agencies, else all companies that the user may access.
 */
export function companiesToMeet(queryClient: QueryClient, { type }: User, companyId: string): Promise<Company[]> {
  const agencyId = isAgencyType(type) ? agencyOf(companyId) : null;
  return agencyId === null
    ? queryClient.query(companiesQueries.mine())
    : queryClient.query(companiesQueries.ofAgency(agencyId));
}
