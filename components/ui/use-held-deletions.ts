"use client";

import { heldDeletions } from "@/lib/held-deletions";
import { useStore } from "@/lib/use-store";

const NONE: ReadonlySet<string> = new Set();

/** API paths of what a pending deletion hides; leave these out of lists. */
export function useHeldDeletions(): ReadonlySet<string> {
  return useStore(heldDeletions, NONE);
}
