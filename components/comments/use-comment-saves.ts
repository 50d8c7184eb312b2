"use client";

import { useMutationState } from "@tanstack/react-query";
import type { CommentChange, NewComment } from "@/lib/comments/mutations";
import { commentsQueries } from "@/lib/comments/queries";

export interface CommentSave {
  isPending: boolean;
  /** The error of the latest save; null when it succeeded. */
  error: unknown;
}

/** State of the latest save of each comment, by the comment's id or the draft's key. */
export function useCommentSaves(companyId: string): ReadonlyMap<string, CommentSave> {
  const saves = useMutationState({
    filters: { mutationKey: commentsQueries.all(companyId) },
    select: ({ state }) => {
      const variables = state.variables as NewComment | CommentChange | undefined;
      const key = variables && ("draftKey" in variables ? variables.draftKey : variables.base.id);
      return [key ?? "", { isPending: state.status === "pending", error: state.error }] as const;
    },
  });
  return new Map(saves);
}
