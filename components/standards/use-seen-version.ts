"use client";

import { useState } from "react";
import { StandardConflict, type Replacement } from "@/lib/standards/replace-standard";

interface SeenVersion<T> {
  /** The version that a save may replace. */
  seen: Replacement<T>["seen"];
  /** To be called when a save has failed. */
  onError: (error: unknown) => void;
}

/** The version of an edited standard that the user has seen: after a conflict that of the other user, now shown. */
export function useSeenVersion<T>(edited: T | null): SeenVersion<T> {
  const [seen, setSeen] = useState(edited);
  return {
    seen,
    onError: (error) => {
      if (error instanceof StandardConflict) setSeen(error.stored as T | null);
    },
  };
}
