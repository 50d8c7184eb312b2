"use client";

import { useEffect, useEffectEvent } from "react";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/** Calls `reopen` when the user has undone closing the form without saving; see use-form-draft for `draftKey`. */
export function useReopenedByUndo(draftKey: readonly string[], reopen: () => void): void {
  useReopenedAmong([null], () => draftKey, reopen);
}

/**
 * Calls `reopen` with the one of `items` whose form the user had closed without saving, when that is undone. For the
 * owner of a list, which may show only some of its rows.
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
