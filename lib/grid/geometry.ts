import type { Cell, GridSize } from "./selection";
import { columnAt } from "./window";

/** Measurements of a grid, in CSS pixels. */
export interface GridGeometry {
  /** Height of each row, also of the header. */
  readonly rowHeight: number;
  /** Size of the view with frozen columns and header, without the row of sums. */
  readonly viewWidth: number;
  readonly viewHeight: number;
  /** Width of all columns before the cells. `frozen` is the width of those that do not scroll horizontally. */
  readonly lead: number;
  readonly frozen: number;
  /** Left edges of the cell columns, relative to the first, and the right edge of the last. */
  readonly edges: readonly number[];
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** The cell at a point of the scrolled content, or the nearest cell. */
export function cellAt({ left, top }: Point, { rowHeight, lead, edges }: GridGeometry, size: GridSize): Cell {
  const row = Math.floor((top - rowHeight) / rowHeight);
  return { row: Math.max(0, Math.min(row, size.rows - 1)), column: columnAt(Math.max(0, left - lead), edges) };
}

/** The scroll position closest to `from` at which a cell is in view, beside the frozen columns and below the header. */
export function scrollToCell({ row, column }: Cell, geometry: GridGeometry, from: Point): Point {
  const { rowHeight, viewWidth, viewHeight, lead, frozen, edges } = geometry;
  const left = lead - frozen + edges[column]!;
  const width = edges[column + 1]! - edges[column]!;
  return {
    top: nearest(from.top, viewHeight - rowHeight, row * rowHeight, rowHeight),
    left: nearest(from.left, viewWidth - frozen, left, width),
  };
}

/** The position closest to `position` that shows all of an item, or its beginning when it is too large. */
function nearest(position: number, view: number, start: number, size: number): number {
  if (start < position || size > view) return start;
  return Math.max(position, start + size - view);
}
