"use client";

import { useEffect, useEffectEvent } from "react";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/** Calls `reopen` when the user has undone closing the form without saving; see use-form-draft for `draftKey`. */
export function useReopenedByUndo(draftKey: readonly string[], reopen: () => void): void {
  useReopenedAmong([null], () => draftKey, reopen);
}

/**
 * Calls `reopen` with one of `items` when the user has undone closing its form without saving. For the component of a
 * list that renders only some of its rows.
 */
export function useReopenedAmong<T>(
  items: readonly T[],
  draftKeyOf: (item: T) => readonly string[],
  reopen: (item: T) => void,
): void {
  const reopenIfAmong = useEffectEvent((undone: readonly string[]) => {
    const key = undone.join("/");
    for (const item of items) if (draftKeyOf(item).join("/") === key) reopen(item);
  });
  useEffect(
    () =>
      reopenedForms.subscribe((undone) => {
        reopenIfAmong(undone);
      }),
    [],
  );
}
