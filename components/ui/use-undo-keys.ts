"use client";

import { undoKey } from "./undo-key";
import { useDocumentKeys } from "./use-document-keys";

/**
 * Ctrl/⌘ Z and its opposites anywhere on the page, except where they undo something of their own there, such as typing.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useDocumentKeys((event) => {
    const direction = undoKey(event);
    if (direction === null) return;
    event.preventDefault();
    if (direction === "redo") redo();
    else undo();
  });
}
