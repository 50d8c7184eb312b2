"use client";

import { useEffect, useEffectEvent } from "react";
import { reopenedForms } from "@/lib/drafts/reopened-forms";

/** Calls `reopen` when the user has undone closing the form without saving; see use-form-draft for `draftKey`. */
export function useReopenedByUndo(draftKey: readonly string[], reopen: () => void): void {
  const reopenIfOwn = useEffectEvent((undone: readonly string[]) => {
    if (undone.join("/") === draftKey.join("/")) reopen();
  });
  useEffect(
    () =>
      reopenedForms.subscribe((undone) => {
        reopenIfOwn(undone);
      }),
    [],
  );
}
