/** Puts text in at the end of the selection, as typing does: the browser's undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string, at: number): void {
  field.focus();
  field.setSelectionRange(at, at);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else goes into the browser's own undo
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, at, at, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
