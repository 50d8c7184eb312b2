"use client";

import { useMutationState, type MutationState, type QueryClient } from "@tanstack/react-query";
import type { CommentChange, NewComment } from "@/lib/comments/mutations";
import { commentsQueries } from "@/lib/comments/queries";

export interface CommentSave {
  isPending: boolean;
  /** The error of the latest save; null unless it has failed. */
  error: unknown;
}

/** State of the latest save of each comment, by the comment's id or the draft's key. */
export function useCommentSaves(companyId: string): ReadonlyMap<string, CommentSave> {
  const saves = useMutationState({
    filters: { mutationKey: commentsQueries.all(companyId) },
    select: ({ state }) => {
      return [keyOf(state), { isPending: state.status === "pending", error: state.error }] as const;
    },
  });
  return new Map(saves);
}

/** Forgets the failed saves of a comment or a draft, so that their errors are not shown with the next draft. */
export function forgetFailedSaves(queryClient: QueryClient, companyId: string, key: string): void {
  const cache = queryClient.getMutationCache();
  const failed = cache.findAll({ mutationKey: commentsQueries.all(companyId), status: "error" });
  for (const mutation of failed) if (keyOf(mutation.state) === key) cache.remove(mutation);
}

/** The mutations with the key of a company's comments are those of createComment and updateComment. */
function keyOf({ variables }: Pick<MutationState, "variables">): string {
  const save = variables as NewComment | CommentChange | undefined;
  return (save && ("draftKey" in save ? save.draftKey : save.comment.id)) ?? "";
}
