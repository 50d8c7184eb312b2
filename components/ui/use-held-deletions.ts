"use client";

import { useSyncExternalStore } from "react";
import { heldDeletions, subscribeToHeldDeletions } from "@/lib/held-deletions";

const NONE: ReadonlySet<string> = new Set();

/** API paths of what a pending deletion hides; leave these out of lists. */
export function useHeldDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(subscribeToHeldDeletions, heldDeletions, () => NONE);
}
