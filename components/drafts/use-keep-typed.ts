"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";

/** Milliseconds until a change is stored. */
const DELAY = 300;

/**
 * Calls `keep` a moment after each change of the form. When the form or the page closes or the user signs out, it
 * calls `keep` at once if a change is pending.
 * @returns a function that stops this for good, to be called when the form is saved or cancelled
 */
export function useKeepTyped<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  keep: () => void,
): () => void {
  const isReleased = useRef(false);
  const keepTyped = useEffectEvent(() => {
    if (!isReleased.current) keep();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    isReleased.current = false;
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keepTyped();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(keepNow, DELAY);
      },
    });
    const endSettling = settleBeforeLeaving(() => {
      keepNow();
      return Promise.resolve();
    });
    window.addEventListener("pagehide", keepNow);
    return () => {
      unsubscribe();
      endSettling();
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [form]);

  return useCallback(() => {
    isReleased.current = true;
  }, []);
}
