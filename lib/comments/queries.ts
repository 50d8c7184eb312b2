import { queryOptions } from "@tanstack/react-query";
import type { CalendarDay } from "@/contract/calendar";
import { apiGet } from "../api-client";
import { commentsPath } from "../api-paths";

const listSchema = () => import("@/contract/comment").then((contract) => contract.commentListSchema);

export interface CommentRange {
  startDate?: CalendarDay;
  endDate?: CalendarDay;
}

export const commentsQueries = {
  all: (companyId: string) => ["comments", companyId] as const,
  /** Those whose period lies within the range, both days inclusive; oldest first, as the service orders them. */
  list: (companyId: string, range: CommentRange = {}) =>
    queryOptions({
      queryKey: [...commentsQueries.all(companyId), "list", range],
      queryFn: ({ signal }) => apiGet(commentsPath(companyId, range), listSchema, { signal }),
    }),
};
