import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { companyTypesPath } from "./paths";

const listSchema = () => import("@/contract/companies/company-type").then((contract) => contract.companyTypeListSchema);

/** The types that an agency divides its companies into. */
export function companyTypesQuery(agencyId: string) {
  return queryOptions({
    queryKey: ["companyTypes", agencyId],
    queryFn: ({ signal }) => apiGet(companyTypesPath(agencyId), listSchema, { signal }),
  });
}
