import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { agencyCommentsPath, commentAssigneesPath } from "./paths";
import type { DateFilter } from "./comment-range";

const feedSchema = () => import("@/contract/comment-feed").then((contract) => contract.commentFeedSchema);
const assigneesSchema = () => import("@/contract/comments").then((contract) => contract.commentAssigneeListSchema);

/** The service's filter for the comments on all companies of an agency. */
export interface FeedFilter extends DateFilter {
  order?: "openFirst";
  state?: "open" | "resolved";
  keyFigureType?: string;
  companyId?: string;
  /** Part of the author's name, in upper or lower case. */
  author?: string;
  /** User name of the assignee. */
  assignee?: string;
}

export const feedQueries = {
  all: () => ["comment-feed"] as const,
  /** The comments page by page. */
  list: (agencyId: string, filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...feedQueries.all(), agencyId, filter],
      queryFn: ({ signal, pageParam: cursor }) =>
        apiGet(agencyCommentsPath(agencyId, { ...filter, ...(cursor !== null && { cursor }) }), feedSchema, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  /** The users to whom a question of the company can be assigned. */
  assignees: (companyId: string) =>
    queryOptions({
      queryKey: ["comment-assignees", companyId],
      queryFn: ({ signal }) => apiGet(commentAssigneesPath(companyId), assigneesSchema, { signal }),
    }),
};
