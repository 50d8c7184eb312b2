import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { apiDelete, apiGet } from "@/lib/api/client";
import { apiErrorKind } from "@/lib/api/error";
import { sieImportEntryPath, sieImportProgressPath, sieImportsPath } from "./paths";
import { invalidateCompany } from "@/lib/companies/invalidate-company";

const listSchema = () => import("@/contract/imports/sie-import").then((contract) => contract.sieImportEntryListSchema);

/** The imports of a company, the newest first. Empty with a service that lacks this extension. */
export const importsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["imports", companyId],
    queryFn: async ({ signal }) => {
      try {
        return await apiGet(sieImportsPath(companyId), listSchema, { signal });
      } catch (error) {
        if (apiErrorKind(error) === "notFound") return [];
        throw error;
      }
    },
  });

const progressSchema = () =>
  import("@/contract/imports/sie-import").then((contract) => contract.sieImportProgressSchema);

/** Progress of the company's import, fetched every second unless the service lacks this extension. */
export const importProgressQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["import-progress", companyId],
    queryFn: ({ signal }) => apiGet(sieImportProgressPath(companyId), progressSchema, { signal }),
    refetchInterval: ({ state }) => (apiErrorKind(state.error) === "notFound" ? false : 1_000),
    retry: false,
    // Not cached, because the next import would first show the progress of this one.
    gcTime: 0,
  });

/** Takes an import back, and marks all queries of the company as stale. */
export function takeBackImport(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationKey: ["imports", companyId, "take-back"],
    mutationFn: (importId: string) => apiDelete(sieImportEntryPath(companyId, importId)),
    onSettled: () => invalidateCompany(queryClient, companyId),
  });
}
