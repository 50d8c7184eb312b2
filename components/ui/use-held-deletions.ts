"use client";

import { heldDeletions } from "@/lib/held-deletions";
import { useStore } from "@/lib/use-store";

const NONE: ReadonlySet<string> = new Set();

/** API paths of objects with a pending deletion, which lists must not show. */
export function useHeldDeletions(): ReadonlySet<string> {
  return useStore(heldDeletions, NONE);
}
