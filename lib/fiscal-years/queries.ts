import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { chartsOfAccountsPath } from "@/lib/charts-of-accounts/paths";
import { fiscalYearsPath } from "./paths";

const listSchema = () =>
  import("@/contract/fiscal-years/fiscal-year").then((contract) => contract.fiscalYearListSchema);

export const fiscalYearsQueries = {
  all: (companyId: string) => ["fiscal-years", companyId] as const,
  /** Sorted by start, the latest year last. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: [...fiscalYearsQueries.all(companyId), "list"],
      queryFn: ({ signal }) => apiGet(fiscalYearsPath(companyId), listSchema, { signal }),
    }),
};

const chartsSchema = () =>
  import("@/contract/charts-of-accounts/chart-of-accounts").then((contract) => contract.chartOfAccountsListSchema);

/** The charts of accounts that a company's fiscal years may use. */
export const chartsOfAccountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["charts-of-accounts", companyId],
    queryFn: ({ signal }) => apiGet(chartsOfAccountsPath(companyId), chartsSchema, { signal }),
    // Longer than usual: charts rarely change, and changes in this browser update or invalidate the list.
    staleTime: 5 * 60_000,
  });
