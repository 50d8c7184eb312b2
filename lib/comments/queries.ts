import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { commentsPath } from "./paths";
import type { DateFilter } from "./comment-range";

const listSchema = () => import("@/contract/comments").then((contract) => contract.commentListSchema);

export const commentsQueries = {
  all: (companyId: string) => ["comments", companyId] as const,
  lists: (companyId: string) => [...commentsQueries.all(companyId), "list"] as const,
  /** The comments whose period lies within the filter, both days inclusive; in the order they were created. */
  list: (companyId: string, filter: DateFilter = {}) =>
    queryOptions({
      queryKey: [...commentsQueries.lists(companyId), filter],
      queryFn: ({ signal }) => apiGet(commentsPath(companyId, filter), listSchema, { signal }),
    }),
};
