import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { KeyFigureComment } from "@/contract/comments";
import { ApiError } from "@/lib/api/error";
import { apiSend } from "@/lib/api/client";
import { commentPath, commentsPath } from "./paths";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { refreshAfterLast } from "@/lib/refresh-after-last";
import { CommentConflict } from "./comment-conflict";
import { unsentKey, type CommentDrafts } from "./comment-drafts";
import { isSameInput, toDraft, type CommentDraft, type CommentInput } from "./comment-input";
import { addToLists, invalidateAgencyLists, replaceInLists } from "./comment-lists";
import { reportsQueries } from "@/lib/reports/queries";
import { commentsQueries } from "./queries";

const oneSchema = () => import("@/contract/comments").then((contract) => contract.keyFigureCommentSchema);

export interface NewComment {
  /** Key of its draft, which is stored until the service has confirmed the comment. A retry sends the same key. */
  draftKey: string;
  input: CommentInput;
}

/** Creates a comment. Until the service confirms it, it stays a draft, which the page shows on top of the list. */
export function createComment(queryClient: QueryClient, companyId: string, drafts: CommentDrafts) {
  return mutationOptions({
    mutationKey: [...commentsQueries.all(companyId), "create"],
    mutationFn: ({ draftKey, input }: NewComment) => {
      // The service accepts a retry only with an equal body, but a draft read from the storage may have its members in
      // another order. `toDraft` makes the order the same.
      const body = { type: "KeyFigureComment", ...toDraft(input) };
      return apiSend("POST", commentsPath(companyId), body, oneSchema, { idempotencyKey: draftKey });
    },
    onMutate: ({ draftKey, input }) => {
      drafts.write(draftKey, input);
    },
    onSuccess: (created, { draftKey }) => {
      addToLists(queryClient, companyId, created);
      drafts.write(draftKey, null);
    },
    onSettled: (_data, _error, variables) => refresh(queryClient, companyId, variables),
  });
}

export interface CommentChange {
  /** The comment as the list shows it. */
  comment: KeyFigureComment;
  /** The comment as the user has seen it: when the change was begun, or in a conflict. */
  base: CommentDraft;
  input: CommentInput;
}

/**
 * Changes a comment. The cached lists show the change at once. On an error they revert it, and the input stays a draft.
 * Fails with {@link CommentConflict} when someone else has changed the comment since `base`.
 */
export function updateComment(queryClient: QueryClient, companyId: string, drafts: CommentDrafts) {
  return mutationOptions({
    mutationKey: [...commentsQueries.all(companyId), "update"],
    mutationFn: (change: CommentChange) => sendChange(companyId, change),
    onMutate: async ({ comment, base, input }) => {
      drafts.write(comment.id, { ...input, base: toDraft(base) });
      await queryClient.cancelQueries({ queryKey: commentsQueries.lists(companyId) });
      replaceInLists(queryClient, companyId, { ...comment, ...input });
    },
    onSuccess: (updated) => {
      replaceInLists(queryClient, companyId, updated);
      drafts.write(updated.id, null);
    },
    onError: (error, { comment, input }) => {
      replaceInLists(queryClient, companyId, error instanceof CommentConflict ? error.theirs : comment);
      if (!(error instanceof ApiError) || error.status !== 404) return;
      // The comment has been deleted: the input becomes the draft of a new one.
      drafts.write(comment.id, null);
      drafts.write(unsentKey(), input);
    },
    onSettled: (_data, _error, variables) => refresh(queryClient, companyId, variables),
  });
}

/** Not awaited: a change is saved when the service has responded, not when the lists have been fetched again. */
function refresh(queryClient: QueryClient, companyId: string, variables: NewComment | CommentChange): void {
  void refreshAfterLast(queryClient, commentsQueries.all(companyId), variables, () =>
    invalidateComments(queryClient, companyId),
  );
}

/** Marks a company's comments as stale, and the contents of its reports and its agency's lists, which have them too. */
export async function invalidateComments(queryClient: QueryClient, companyId: string): Promise<void> {
  invalidateAgencyLists(queryClient, companyId);
  const keys = [commentsQueries.all(companyId), reportsQueries.contents(companyId)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function sendChange(companyId: string, { comment, base, input }: CommentChange): Promise<KeyFigureComment> {
  return putUnlessChanged({
    path: commentPath(companyId, comment.id),
    putPath: commentsPath(companyId),
    schema: oneSchema,
    isSeen: (stored) => isSameInput(stored, base),
    isSaved: (stored) => isSameInput(stored, input),
    body: () => ({ id: comment.id, type: comment.type, ...input }),
    conflict: (stored) => new CommentConflict(stored),
  });
}
