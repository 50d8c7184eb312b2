"use client";

import { useEffect, useEffectEvent } from "react";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { useCurrentUser } from "./current-user";

/** Calls `reopen` once where an earlier visit left the form at `place` (see use-form-draft) open with unsaved text. */
export function useReopened(place: readonly string[], reopen: () => void): void {
  const { userName } = useCurrentUser();
  const look = useEffectEvent(() => {
    if (draftSlot(browserStorage(), userName, "forms", ...place).read()) reopen();
  });
  useEffect(() => {
    look();
  }, []);
}
