/** The effect of a key in a meeting. */
export type MeetingAction =
  | "nextPage"
  | "previousPage"
  | "nextCompany"
  | "previousCompany"
  | "leave"
  | "back"
  | "fullScreen"
  | "notes"
  | "shortcuts";

/** The part of the page that has the focus: one for typing, one that the arrow keys move in, or any other. */
export type KeyPlace = "text" | "arrows" | "page";

type PressedKey = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented">;

/** Page up and Page down are what a presenter's remote control sends. */
const WAYS: Partial<Record<string, [plain: MeetingAction, shifted: MeetingAction]>> = {
  ArrowRight: ["nextPage", "nextCompany"],
  PageDown: ["nextPage", "nextCompany"],
  ArrowLeft: ["previousPage", "previousCompany"],
  PageUp: ["previousPage", "previousCompany"],
};

const KEYS: Partial<Record<string, MeetingAction>> = {
  escape: "leave",
  backspace: "back",
  f: "fullScreen",
  n: "notes",
  "?": "shortcuts",
};

/** The action of a key; null for a key without one, and for a key that the focused element uses itself. */
export function meetingAction(event: PressedKey, place: KeyPlace): MeetingAction | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || place === "text") return null;
  const way = WAYS[key];
  if (way) return place === "arrows" && key.startsWith("Arrow") ? null : way[shiftKey ? 1 : 0];
  return KEYS[key.toLowerCase()] ?? null;
}

const TEXT = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const ARROWS = "[role=slider], [role=treegrid], [role=tree], [role=listbox], input[type=radio]";

export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  if (target.closest(TEXT)) return "text";
  return target.closest(ARROWS) ? "arrows" : "page";
}
