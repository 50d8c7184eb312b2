import { fireEvent } from "@testing-library/react";

/**
 * Opens a popover, or that of a button. happy-dom has no popovers: the event is fired that a browser sends before one
 * opens, and closing gives the focus back to the button, as in a browser.
 */
export function openPopover(popoverOrButton: HTMLElement): HTMLElement {
  const id = popoverOrButton.getAttribute("popovertarget");
  const popover = id === null ? popoverOrButton : document.getElementById(id)!;
  popover.hidePopover = () => document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
  fireEvent(popover, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  return popover;
}
