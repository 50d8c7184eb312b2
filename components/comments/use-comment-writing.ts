"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import type { KeyFigureComment } from "@/contract/comments";
import { ApiError } from "@/lib/api/error";
import { commentPath } from "@/lib/comments/paths";
import { NEW_COMMENT, openCommentDrafts, unsentKey, type Drafts } from "@/lib/comments/comment-drafts";
import { removeFromLists } from "@/lib/comments/comment-lists";
import { deleteReplyDraft } from "@/lib/comments/reply-draft";
import { createComment, invalidateComments, updateComment } from "@/lib/comments/mutations";
import { holdDeletion } from "@/lib/held-deletions";
import { showToast } from "@/lib/toasts";
import type { CommentDraft, CommentInput, StoredDraft } from "@/lib/comments/comment-input";
import { useCurrentUser } from "@/components/auth/current-user";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { forgetFailedSaves, useCommentSaves, type CommentSave } from "./use-comment-saves";

export interface CommentActions {
  drafts: Drafts;
  saves: ReadonlyMap<string, CommentSave>;
  keepDraft: (key: string, draft: StoredDraft | null) => void;
  /**
   * Moves the draft of the form for a new comment to the list, or deletes it if its message is blank. A draft about the
   * same topic as `about` stays in the form.
   */
  setAside: (about: CommentDraft | null) => void;
  /** Deletes a draft. A notice offers to restore `written`, unless that is null. */
  discard: (key: string, written: StoredDraft | null) => void;
  create: (input: CommentInput) => void;
  /** Sends an unsent comment, for the first time or again. */
  retry: (draftKey: string, input: CommentInput) => void;
  /** Changes a comment; `base` is what the user has seen of it. */
  change: (comment: KeyFigureComment, base: CommentDraft, input: CommentInput) => void;
  remove: (comment: KeyFigureComment) => void;
}

const NO_DRAFTS: Drafts = {};

/** The user's changes to a company's comments: drafts, pending saves, and deletions that can be undone. */
export function useCommentWriting(companyId: string): CommentActions {
  const t = useTranslations("comments");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [store] = useState(() => openCommentDrafts(userName, companyId));
  const drafts = useSyncExternalStore(store.subscribe, store.current, () => NO_DRAFTS);
  const creation = useMutation(createComment(queryClient, companyId, store));
  const update = useMutation(updateComment(queryClient, companyId, store));

  return {
    drafts,
    saves: useCommentSaves(companyId),
    keepDraft: (key, draft) => {
      store.write(key, draft);
    },
    setAside: (about) => {
      store.setAside(about);
    },
    discard: (key, written) => {
      store.write(key, null);
      forgetFailedSaves(queryClient, companyId, key);
      if (!written) return;
      const putBack = () => {
        store.write(key, written);
      };
      showToast(ui("discarded"), { action: { label: ui("undo"), run: putBack, isUndo: true } });
    },
    create: (input) => {
      store.write(NEW_COMMENT, null);
      creation.mutate({ draftKey: unsentKey(), input });
    },
    retry: (draftKey, input) => {
      creation.mutate({ draftKey, input });
    },
    change: (comment, base, input) => {
      // A callback of mutate would not run once another comment is being changed. Other failures are shown in the row.
      update.mutateAsync({ comment, base, input }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) showToast(t("conflict.deleted"), { tone: "bad" });
      });
    },
    remove: (comment) => {
      holdDeletion({
        path: commentPath(companyId, comment.id),
        message: comment.replies ? t("deletedWithReplies", { count: comment.replies.length }) : t("deleted"),
        undoLabel: ui("undo"),
        onDeleted: () => {
          // Drafts of a comment that is gone could never be seen or sent.
          store.write(comment.id, null);
          deleteReplyDraft(userName, companyId, comment.id);
          removeFromLists(queryClient, companyId, comment.id);
          return invalidateComments(queryClient, companyId);
        },
        onFailed: (error) => {
          showFailure(error, t("deleteFailed"));
        },
      });
    },
  };
}
