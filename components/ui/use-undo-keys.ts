"use client";

import { undoKey } from "./undo-key";
import { useDocumentKeys } from "./use-document-keys";

interface UndoableEdits {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/**
 * Calls `undo` on Ctrl/⌘ Z and `redo` on Ctrl/⌘ Shift Z or Y anywhere on the page, except in fields and dialogs, where
 * the browser undoes typing. With nothing to undo, other handlers get the key, such as that of a notice with undo.
 */
export function useUndoKeys({ canUndo, canRedo, undo, redo }: UndoableEdits): void {
  useDocumentKeys((event) => {
    const direction = undoKey(event);
    if (direction === null || !(direction === "redo" ? canRedo : canUndo)) return;
    event.preventDefault();
    if (direction === "redo") redo();
    else undo();
  });
}
