import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { companyMonthsPath } from "./paths";

const listSchema = () => import("@/contract/months").then((contract) => contract.companyMonthsListSchema);

export const monthsQueries = {
  all: (agencyId: string) => ["months", agencyId] as const,
  /** Twelve months of all clients, the newest first. `through` is YYYY-MM, or null for the last full month. */
  list: (agencyId: string, through: string | null) =>
    queryOptions({
      queryKey: [...monthsQueries.all(agencyId), through],
      queryFn: ({ signal }) =>
        apiGet(companyMonthsPath(agencyId, through === null ? {} : { through }), listSchema, { signal }),
    }),
};
