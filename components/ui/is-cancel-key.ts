import type { KeyboardEvent } from "react";

/**
 * Returns true for an Escape that cancels a form. In a field with an open list it closes the list, and while an input
 * method composes a text it ends the composition.
 */
export function isCancelKey(event: KeyboardEvent): boolean {
  const hasOpenList = event.target instanceof Element && event.target.matches("[aria-expanded=true]");
  return event.key === "Escape" && !event.nativeEvent.isComposing && !event.defaultPrevented && !hasOpenList;
}
