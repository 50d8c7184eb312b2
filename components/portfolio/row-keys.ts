import type { KeyboardEvent } from "react";

/** The button that opens the row, or the checkbox in its place while rows are selected. */
const CONTROL = "button[aria-expanded], input[type=checkbox]";

/**
 * Handles keys in the table of clients like in a tree: right opens the focused row, left closes it, up and down go to
 * the previous or next client. Returns a handler for the element around the rows.
 */
export function rowKeys(toggle: (companyId: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>("tr[data-company]");
    if (!row) return;
    const control = row.querySelector<HTMLElement>(CONTROL);
    const expanded = control?.getAttribute("aria-expanded");
    if ((event.key === "ArrowRight" || event.key === "ArrowLeft") && expanded) {
      const isOpen = expanded === "true";
      if (isOpen === (event.key === "ArrowLeft")) toggle(row.dataset.company!);
      control?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("tr[data-company]")];
      const next = rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
      next?.querySelector<HTMLElement>(CONTROL)?.focus();
    } else return;
    event.preventDefault();
  };
}
