"use client";

import { useEffect, useEffectEvent } from "react";
import { useReopenedByUndo } from "@/components/drafts/use-reopened-by-undo";
import { useCurrentUser } from "./current-user";

/**
 * Calls `reopen` once if there is a draft of the form from an earlier visit, and when the user has undone closing it;
 * see use-form-draft for `draftKey`.
 */
export function useReopened(draftKey: readonly string[], reopen: () => void): void {
  const { userName } = useCurrentUser();
  const look = useEffectEvent(async (isGone: () => boolean) => {
    // Loaded on demand: every page looks for a draft, and few find one.
    const { browserStorage, draftSlot } = await import("@/lib/drafts/drafts");
    if (!isGone() && draftSlot(browserStorage(), userName, "forms", ...draftKey).read()) reopen();
  });
  useReopenedByUndo(draftKey, reopen);
  useEffect(() => {
    let gone = false;
    // If the module cannot be loaded nothing is reopened, and the draft stays stored.
    look(() => gone).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
}
