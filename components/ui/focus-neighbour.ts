/**
 * Moves the focus from the button that removes an item of a list to the button of the next item, or of the previous
 * one for the last item. Called before the item is removed, because the focus would go to the page's body then.
 * @param fallback takes the focus when the list has no other item
 */
export function focusNeighbour(button: HTMLElement, fallback: HTMLElement | null): void {
  (neighbourOf(button.closest("li"))?.querySelector("button") ?? fallback)?.focus();
}

/** The next item of a list, or the previous one of the last item. */
export function neighbourOf(item: Element | null | undefined): Element | null | undefined {
  return item?.nextElementSibling ?? item?.previousElementSibling;
}
