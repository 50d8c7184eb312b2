import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { companyMonthsPath } from "./paths";

const listSchema = () => import("@/contract/months").then((contract) => contract.companyMonthsListSchema);

export const monthsQueries = {
  /** Twelve months of all clients, the newest first. `through` is YYYY-MM, or null for the last full month. */
  list: (agencyId: string, through: string | null) =>
    queryOptions({
      queryKey: ["months", agencyId, through],
      queryFn: ({ signal }) =>
        apiGet(companyMonthsPath(agencyId, through === null ? {} : { through }), listSchema, { signal }),
    }),
};
