import type { QueryClient } from "@tanstack/react-query";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import { firstDay, lastDay } from "@/contract/period";
import { isWithin, type DateFilter } from "./comment-range";
import { commentsQueries } from "./queries";

/** The service orders by creation, the oldest first; people want to see what is new. */
export function newestFirst(comments: readonly Comment[]): Comment[] {
  return comments.toReversed();
}

/** Adds a created comment to the lists in memory whose filter keeps it. */
export function addToLists(queryClient: QueryClient, companyId: string, created: KeyFigureComment): void {
  changeLists(queryClient, companyId, (comments, filter) => {
    const belongs = isWithin(filter, firstDay(created.period), lastDay(created.period));
    return belongs && !comments.some(({ id }) => id === created.id) ? [...comments, created] : comments;
  });
}

/** Puts a comment in the place of the one with its id, in every list in memory. */
export function replaceInLists(queryClient: QueryClient, companyId: string, comment: Comment): void {
  changeLists(queryClient, companyId, (comments) =>
    comments.map((candidate) => (candidate.id === comment.id ? comment : candidate)),
  );
}

export function removeFromLists(queryClient: QueryClient, companyId: string, commentId: string): void {
  changeLists(queryClient, companyId, (comments) => comments.filter(({ id }) => id !== commentId));
}

function changeLists(
  queryClient: QueryClient,
  companyId: string,
  change: (comments: Comment[], filter: DateFilter) => Comment[],
): void {
  const queryKey = commentsQueries.lists(companyId);
  for (const [key, comments] of queryClient.getQueriesData<Comment[]>({ queryKey })) {
    if (comments) queryClient.setQueryData(key, change(comments, key.at(-1) as DateFilter));
  }
}
