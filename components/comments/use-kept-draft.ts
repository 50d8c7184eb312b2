"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CommentDraft } from "@/lib/comments/comment-drafts";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { isSamePeriod } from "@/lib/dates/period-choices";

const DELAY = 300;

interface KeptDraft {
  /** What is in the form, null when there is nothing to lose. */
  written: () => CommentDraft | null;
  /** The form is handed in or cancelled: whoever closes it sees to the draft. */
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
  const isReleased = useRef(false);
  const written = () => {
    const { keyFigureType, period, message } = form.getValues();
    const draft = { keyFigureType, period, message };
    const isUnchanged = stored ? isSameDraft(draft, stored) : keyFigureType === "" && message.trim() === "";
    return isUnchanged ? null : draft;
  };

  const keepWritten = useEffectEvent(() => {
    if (!isReleased.current) onDraft(written());
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    isReleased.current = false;
    const keep = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keepWritten();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(keep, DELAY);
      },
    });
    const endSettling = settleBeforeLeaving(() => {
      keep();
      return Promise.resolve();
    });
    window.addEventListener("pagehide", keep);
    return () => {
      stop();
      endSettling();
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [form]);

  return {
    written,
    release: () => {
      isReleased.current = true;
    },
  };
}

function isSameDraft(one: CommentDraft, other: CommentDraft): boolean {
  const isSame = one.period && other.period ? isSamePeriod(one.period, other.period) : one.period === other.period;
  return isSame && one.keyFigureType === other.keyFigureType && one.message === other.message;
}
