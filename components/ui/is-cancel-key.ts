import type { KeyboardEvent } from "react";

/** Returns true for an Escape that cancels a form. The first Escape in a field with an open list closes the list. */
export function isCancelKey(event: KeyboardEvent): boolean {
  const hasOpenList = event.target instanceof Element && event.target.matches("[aria-expanded=true]");
  return event.key === "Escape" && !event.defaultPrevented && !hasOpenList;
}
