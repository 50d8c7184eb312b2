"use client";

import { undoKey } from "./undo-key";
import { useDocumentKeys } from "./use-document-keys";

/**
 * Calls `undo` on Ctrl/⌘ Z and `redo` on Ctrl/⌘ Shift Z or Y anywhere on the page, except in fields and dialogs, where
 * the browser's undo of typing is left alone.
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
