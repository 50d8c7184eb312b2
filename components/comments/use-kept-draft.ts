"use client";

import type { UseFormReturn } from "react-hook-form";
import { isEmptyDraft, isSameInput, toDraft, type CommentDraft } from "@/lib/comments/comment-input";
import { useKeepTyped } from "@/components/drafts/use-keep-typed";

interface KeptDraft {
  /** The content of the form, null when there is nothing to lose. */
  written: () => CommentDraft | null;
  /** To be called before the form is handed in or cancelled: the caller then owns the draft. */
  release: () => void;
}

/**
 * Hands over what is typed as a draft, a moment after each change and when the form or the page goes away; null when
 * it is no different from `stored`, or when a new comment is still empty.
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
