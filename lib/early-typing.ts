/** The text after a key that was pressed before the code of its field is loaded. */
export function textAfterKey(text: string, event: KeyboardEvent): string {
  if (event.key === "Backspace") return text.slice(0, -1);
  return event.key.length === 1 && !isShortcut(event) ? text + event.key : text;
}

/** True with Ctrl or ⌘, but not with AltGr, which types @ on Swedish keyboards and is Ctrl too on Windows. */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
}
