/** Inserts text at a position as if it were typed, so that the browser's undo can remove it. */
export function insertText(field: HTMLTextAreaElement, text: string, at: number): void {
  field.focus();
  field.setSelectionRange(at, at);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else goes into the browser's own undo
  if (document.execCommand("insertText", false, text)) return;
  // A browser without the command gets the text without undo.
  field.setRangeText(text, at, at, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
