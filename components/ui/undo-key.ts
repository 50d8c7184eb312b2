/** "undo" for Ctrl/⌘ Z, "redo" with Shift or for Ctrl/⌘ Y; null for other or handled keys, in fields and dialogs. */
export function undoKey(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || isInFieldOrDialog(event.target))
    return null;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}

function isInFieldOrDialog(target: EventTarget | null): boolean {
  // The focus can be on the body while a dialog is open.
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
  return isText || target instanceof HTMLTextAreaElement || target.isContentEditable;
}
