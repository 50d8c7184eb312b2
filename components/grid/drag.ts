import { cellAt, type GridGeometry } from "@/lib/grid/geometry";
import type { Cell, GridSize } from "@/lib/grid/selection";

interface Drag {
  box: HTMLElement;
  geometry: () => GridGeometry | null;
  size: () => GridSize;
  onCell: (cell: Cell) => void;
  onEnd?: (event: MouseEvent) => void;
}

type Pointer = Pick<MouseEvent, "clientX" | "clientY">;

/** Share of the pointer's distance beyond the edge that the box scrolls in each frame. */
const SCROLL_SHARE = 0.25;

/**
 * Follows the pointer from cell to cell until the button is released; beyond an edge the box scrolls, the faster the
 * farther. Returns a function that ends it early.
 */
export function followPointer(kind: "mouse" | "pointer", drag: Drag): () => void {
  const [moveName, endName] = [`${kind}move`, kind === "mouse" ? "mouseup" : "pointerup"] as const;
  let pointer: Pointer | null = null;
  let frame = 0;
  const follow = () => {
    frame = 0;
    const geometry = drag.geometry();
    if (!pointer || !geometry) return;
    const { cell, beyond } = locate(pointer, geometry, drag);
    drag.onCell(cell);
    if (beyond.left === 0 && beyond.top === 0) return;
    drag.box.scrollBy({ left: beyond.left * SCROLL_SHARE, top: beyond.top * SCROLL_SHARE, behavior: "instant" });
    frame = requestAnimationFrame(follow);
  };
  const move = (event: Event) => {
    pointer = event as MouseEvent;
    cancelAnimationFrame(frame);
    follow();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener(moveName, move);
    window.removeEventListener(endName, end);
    window.removeEventListener("pointercancel", stop);
  };
  const end = (event: Event) => {
    stop();
    drag.onEnd?.(event as MouseEvent);
  };
  window.addEventListener(moveName, move);
  window.addEventListener(endName, end);
  window.addEventListener("pointercancel", stop);
  return stop;
}

/** The cell under the pointer, or the nearest one in view, and the distance beyond the view in CSS pixels. */
function locate({ clientX, clientY }: Pointer, geometry: GridGeometry, { box, size }: Drag) {
  const { left, top } = box.getBoundingClientRect();
  const view = {
    left: left + box.clientLeft + geometry.frozen,
    top: top + box.clientTop + geometry.rowHeight,
    right: left + box.clientLeft + geometry.viewWidth - 1,
    bottom: top + box.clientTop + geometry.viewHeight - 1,
  };
  const x = Math.max(view.left, Math.min(clientX, view.right));
  const y = Math.max(view.top, Math.min(clientY, view.bottom));
  const point = { left: x - left - box.clientLeft + box.scrollLeft, top: y - top - box.clientTop + box.scrollTop };
  return { cell: cellAt(point, geometry, size()), beyond: { left: clientX - x, top: clientY - y } };
}
