"use client";

import type { UseFormReturn } from "react-hook-form";
import { isEmptyDraft, isSameInput, toDraft, type CommentDraft } from "@/lib/comments/comment-input";
import { useKeepTyped } from "@/components/drafts/use-keep-typed";

interface KeptDraft {
  /** Returns the content of the form, or null when there is nothing to lose. */
  written: () => CommentDraft | null;
  /** Stops the callbacks. Call it before the form is submitted or cancelled. */
  release: () => void;
}

/**
 * Calls `onDraft` a moment after each change, or at once if the form or the page closes before that. It passes null
 * while the content equals `stored`, the comment that the form changes, or while a new comment is empty.
 */
export function useKeptDraft<Input extends CommentDraft, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  stored: CommentDraft | undefined,
  onDraft: (draft: CommentDraft | null) => void,
): KeptDraft {
  const written = () => {
    const draft = toDraft(form.getValues());
    const isUnchanged = stored ? isSameInput(draft, stored) : isEmptyDraft(draft);
    return isUnchanged ? null : draft;
  };
  const release = useKeepTyped(form, () => {
    onDraft(written());
  });
  return { written, release };
}
