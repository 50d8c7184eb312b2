import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { CompanyType } from "@/contract/companies/company-type";
import { apiSend } from "@/lib/api/client";
import { companyTypePath, companyTypesPath } from "@/lib/companies/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";

const oneSchema = () => import("@/contract/companies/company-type").then((contract) => contract.companyTypeSchema);

/** A company type to rename, or the name of a new one. */
export type SavedCompanyType = { isNew: false; type: CompanyType } | { isNew: true; type: Pick<CompanyType, "Name"> };

export function saveCompanyType(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: ["companyTypes", agencyId, "save"],
    mutationFn: ({ isNew, type }: SavedCompanyType): Promise<CompanyType> =>
      isNew
        ? apiSend("POST", companyTypesPath(agencyId), type, oneSchema)
        : apiSend("PUT", companyTypePath(agencyId, type.Id), { Name: type.Name }, oneSchema),
    onSettled: () => refreshCompanyTypes(queryClient, agencyId),
  });
}

export function refreshCompanyTypes(queryClient: QueryClient, agencyId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: companyTypesQuery(agencyId).queryKey });
}
