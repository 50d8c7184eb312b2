import type { Cell } from "@/lib/grid/selection";

/** The cell that an element belongs to. */
export function cellOf(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
  return element ? { row: Number(element.dataset["row"]), column: Number(element.dataset["column"]) } : null;
}

export function rowHeaderOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row-header]") : null;
  return element ? Number(element.dataset["rowHeader"]) : null;
}

export function columnHeaderOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-column-header]") : null;
  return element ? Number(element.dataset["columnHeader"]) : null;
}

export function isInEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}

/**
 * Gives the grid the keyboard: its active cell now, unless something in the grid has the focus already, and every cell
 * that becomes active from now on.
 */
export function focusActiveCell(box: HTMLElement): void {
  box.dataset["keyboard"] = "";
  if (box.contains(document.activeElement)) return;
  box.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
}

/** Scrolls the box just so far that the cell is in view, beside the columns and below the header that stay. */
export function revealCell(box: HTMLElement, { row, column }: Cell): void {
  const header = box.querySelector<HTMLElement>(`[data-column-header="${String(column)}"]`);
  if (!header) return;
  const rowHeight = header.offsetHeight;
  const frozen = Number.parseFloat(getComputedStyle(box).scrollPaddingLeft) || 0;
  const top = row * rowHeight;
  const inner = { height: box.clientHeight - rowHeight, width: box.clientWidth - frozen };
  const left = header.offsetLeft - frozen;
  box.scrollTo({
    top: nearest(box.scrollTop, inner.height, top, rowHeight),
    left: nearest(box.scrollLeft, inner.width, left, header.offsetWidth),
    behavior: "instant",
  });
}

/** The scroll position closest to `position` that shows all of an item, or its beginning when it is too large. */
function nearest(position: number, view: number, start: number, size: number): number {
  if (start < position || size > view) return start;
  return Math.max(position, start + size - view);
}
