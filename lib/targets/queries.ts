import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { targetsPath } from "./paths";

export const targetListSchema = () =>
  import("@/contract/targets/key-figure-target").then((contract) => contract.keyFigureTargetListSchema);

export const targetsQueries = {
  /** All of a company's targets. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: ["targets", companyId] as const,
      queryFn: ({ signal }) => apiGet(targetsPath(companyId), targetListSchema, { signal }),
    }),
};
