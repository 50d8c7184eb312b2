"use client";

import { useDocumentKeys } from "./use-document-keys";

/**
 * Ctrl/⌘ Z and its opposites anywhere on the page, except where they undo something of their own there, such as typing.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useDocumentKeys((event) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
  return (
    isText || target instanceof HTMLTextAreaElement || target.isContentEditable || target.closest("dialog") !== null
  );
}
