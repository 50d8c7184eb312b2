"use client";

import { useEffect, useEffectEvent } from "react";
import { useCurrentUser } from "./current-user";

/** Calls `reopen` once where an earlier visit left the form at `place` (see use-form-draft) open with unsaved text. */
export function useReopened(draftKey: readonly string[], reopen: () => void): void {
  const { userName } = useCurrentUser();
  const look = useEffectEvent(async (isGone: () => boolean) => {
    // Every page looks, and few find something: the drafts come after the page.
    const { browserStorage, draftSlot } = await import("@/lib/drafts/drafts");
    if (!isGone() && draftSlot(browserStorage(), userName, "forms", ...draftKey).read()) reopen();
  });
  useEffect(() => {
    let gone = false;
    // Without the drafts' code nothing is reopened; what was typed stays kept.
    look(() => gone).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
}
