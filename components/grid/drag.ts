import { cellAt, type GridGeometry } from "@/lib/grid/geometry";
import type { Cell, GridSize } from "@/lib/grid/selection";

interface Drag {
  box: HTMLElement;
  geometry: () => GridGeometry | null;
  size: () => GridSize;
  onCell: (cell: Cell) => void;
  /** Called when the button is released; null when the system ends the drag, as for another gesture. */
  onEnd?: (event: MouseEvent | null) => void;
  /** The pointer to follow, so that further fingers have no effect; needed for pointer events only. */
  pointerId?: number;
}

type Pointer = Pick<MouseEvent, "clientX" | "clientY">;

/** Share of the pointer's distance beyond the edge that the box scrolls in each frame. */
const SCROLL_SHARE = 0.25;

/**
 * Follows the pointer from cell to cell until the button is released. While the pointer is beyond an edge of the view,
 * the box scrolls, faster with a greater distance. Returns a function that ends the drag early.
 * @param kind the kind of event that began the drag
 */
export function followPointer(kind: "mouse" | "pointer", drag: Drag): () => void {
  const [moveName, endName] = [`${kind}move`, `${kind}up`] as const;
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
  const isOther = (event: Event) =>
    drag.pointerId !== undefined && (event as PointerEvent).pointerId !== drag.pointerId;
  const move = (event: Event) => {
    if (isOther(event)) return;
    pointer = event as MouseEvent;
    cancelAnimationFrame(frame);
    follow();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener(moveName, move);
    window.removeEventListener(endName, end);
    window.removeEventListener("pointercancel", cancel);
  };
  const end = (event: Event) => {
    if (isOther(event)) return;
    stop();
    drag.onEnd?.(event as MouseEvent);
  };
  const cancel = (event: Event) => {
    if (isOther(event)) return;
    stop();
    drag.onEnd?.(null);
  };
  window.addEventListener(moveName, move);
  window.addEventListener(endName, end);
  window.addEventListener("pointercancel", cancel);
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
