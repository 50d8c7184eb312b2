import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "../api-client";
import { keyFiguresPath } from "../api-paths";

const listSchema = () => import("@/contract/key-figure").then((contract) => contract.keyFigureListSchema);

export const catalogueQueries = {
  /** The key figures that the service computes, in its order. They change with a release only. */
  list: () =>
    queryOptions({
      queryKey: ["catalogue"] as const,
      queryFn: ({ signal }) => apiGet(keyFiguresPath(), listSchema, { signal }),
      staleTime: Infinity,
    }),
};
