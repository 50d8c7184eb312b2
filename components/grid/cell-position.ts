import type { Cell } from "@/lib/grid/selection";

/** The cell that an element belongs to. */
export function cellOf(target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) } : null;
}

export function rowHeaderOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row-header]") : null;
  return element ? Number(element.dataset["rowHeader"]) : null;
}

export function columnHeaderOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-column-header]") : null;
  return element && columnEdgeOf(target) === null ? Number(element.dataset["columnHeader"]) : null;
}

/** The column that is resized by dragging the pressed element; null for other elements. */
export function columnEdgeOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-column-edge]") : null;
  return element ? Number(element.dataset["columnEdge"]) : null;
}

/** The editor is the only input element in cells; dialogs inside the grid have others, which count as well. */
export function isInEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}

/**
 * Focuses the active cell, unless the grid already contains the focus. It also marks the grid as focused: until an
 * element outside the grid gets the focus, each cell that becomes active takes it.
 */
export function focusActiveCell(box: HTMLElement): void {
  box.dataset["keyboard"] = "";
  if (box.contains(document.activeElement)) return;
  box.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
}
