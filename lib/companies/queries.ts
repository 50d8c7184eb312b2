import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { agencyCompaniesPath, companiesPath, companyAgencyPath, companyPath } from "./paths";

const oneSchema = () => import("@/contract/companies/company").then((contract) => contract.companySchema);
const agencySchema = () => import("@/contract/companies/company").then((contract) => contract.companyAgencySchema);
const listSchema = () => import("@/contract/companies/company").then((contract) => contract.companyListSchema);

export const companiesQueries = {
  all: () => ["companies"] as const,
  lists: () => [...companiesQueries.all(), "list"] as const,
  /** All companies that the user may access, with or without an agency. */
  mine: () =>
    queryOptions({
      queryKey: [...companiesQueries.lists(), "mine"],
      queryFn: ({ signal }) => apiGet(companiesPath(), listSchema, { signal }),
    }),
  ofAgency: (agencyId: string) =>
    queryOptions({
      queryKey: [...companiesQueries.lists(), "agency", agencyId],
      queryFn: ({ signal }) => apiGet(agencyCompaniesPath(agencyId), listSchema, { signal }),
    }),
  one: (companyId: string) =>
    queryOptions({
      queryKey: [...companiesQueries.all(), "one", companyId],
      queryFn: ({ signal }) => apiGet(companyPath(companyId), oneSchema, { signal }),
    }),
  /** The name of a company's agency, for users who may not read the agency. */
  agency: (companyId: string) =>
    queryOptions({
      queryKey: [...companiesQueries.all(), "agency", companyId],
      queryFn: ({ signal }) => apiGet(companyAgencyPath(companyId), agencySchema, { signal }),
    }),
};
