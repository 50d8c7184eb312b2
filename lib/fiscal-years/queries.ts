import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "../api-client";
import { fiscalYearsPath } from "../api-paths";

const listSchema = () => import("@/contract/fiscal-year").then((contract) => contract.fiscalYearListSchema);

export const fiscalYearsQueries = {
  all: (companyId: string) => ["fiscal-years", companyId] as const,
  /** In the order of their start, the latest last. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: [...fiscalYearsQueries.all(companyId), "list"],
      queryFn: ({ signal }) => apiGet(fiscalYearsPath(companyId), listSchema, { signal }),
    }),
};
