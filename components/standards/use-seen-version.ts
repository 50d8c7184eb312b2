"use client";

import { useState } from "react";
import { StandardConflict, type Replacement } from "@/lib/standards/replace-standard";

interface SeenVersion<T> {
  /** The version that a save may replace. */
  seen: Replacement<T>["seen"];
  /** To be called when a save has failed. */
  onError: (error: unknown) => void;
}

/** The version of a standard that the user has seen: at first the edited one, after a conflict the other user's. */
export function useSeenVersion<T>(edited: T | null): SeenVersion<T> {
  const [seen, setSeen] = useState(edited);
  return {
    seen,
    onError: (error) => {
      if (error instanceof StandardConflict) setSeen(error.stored as T | null);
    },
  };
}
