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
 * the browser's undo of typing is left alone. Without anything to undo the key is left to others, such as a notice.
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
