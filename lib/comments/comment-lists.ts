import type { QueryClient } from "@tanstack/react-query";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import { agencyOf } from "@/contract/companies/company-ids";
import { firstDay, lastDay } from "@/contract/period";
import { monthsQueries } from "@/lib/months/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { isWithin, type DateFilter } from "./comment-range";
import { feedQueries } from "./feed-queries";
import { commentsQueries } from "./queries";

/** Reverses the service's order, which is by creation with the oldest first. */
export function newestFirst(comments: readonly Comment[]): Comment[] {
  return comments.toReversed();
}

/** Adds a created comment to the cached lists whose filter includes it. */
export function addToLists(queryClient: QueryClient, companyId: string, created: KeyFigureComment): void {
  changeLists(queryClient, companyId, (comments, filter) => {
    const belongs = isWithin(filter, firstDay(created.period), lastDay(created.period));
    return belongs && !comments.some(({ id }) => id === created.id) ? [...comments, created] : comments;
  });
}

/** Replaces the comment with the same id in every cached list. */
export function replaceInLists(queryClient: QueryClient, companyId: string, comment: Comment): void {
  changeLists(queryClient, companyId, (comments) =>
    comments.map((candidate) => (candidate.id === comment.id ? comment : candidate)),
  );
}

export function removeFromLists(queryClient: QueryClient, companyId: string, commentId: string): void {
  changeLists(queryClient, companyId, (comments) => comments.filter(({ id }) => id !== commentId));
}

/**
 * Marks the lists of all clients that show the company's comments as stale: the feed of comments, the statuses, which
 * have the latest comments, and the months. They are fetched on the next visit, so that the shown page does not move.
 */
export function invalidateAgencyLists(queryClient: QueryClient, companyId: string): void {
  const agencyId = agencyOf(companyId);
  const ofClients =
    agencyId === null ? [] : [portfolioQueries.statuses(agencyId).queryKey, monthsQueries.all(agencyId)];
  for (const queryKey of [feedQueries.all(), ...ofClients]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
  }
}

function changeLists(
  queryClient: QueryClient,
  companyId: string,
  change: (comments: Comment[], filter: DateFilter) => Comment[],
): void {
  const queryKey = commentsQueries.lists(companyId);
  for (const [key, comments] of queryClient.getQueriesData<Comment[]>({ queryKey })) {
    // The last part of a list's key is its filter.
    if (comments) queryClient.setQueryData(key, change(comments, key.at(-1) as DateFilter));
  }
}
