/**
 * Moves the focus from the button that removes an item of a list to the button of the next item, or of the previous
 * one for the last item. Call it before the item is removed: removing the focused button moves the focus to the body.
 * @param fallback takes the focus when the list has no other item, or when the neighbouring item has no button
 */
export function focusNeighbour(button: HTMLElement, fallback: HTMLElement | null): void {
  (neighbourOf(button.closest("li"))?.querySelector("button") ?? fallback)?.focus();
}

/** The next item of a list, or the previous one of the last item. */
export function neighbourOf(item: Element | null | undefined): Element | null | undefined {
  return item?.nextElementSibling ?? item?.previousElementSibling;
}
