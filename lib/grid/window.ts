/** Number mounted beyond each edge of the view, for a scroll that is painted before its rows are rendered. */
const ROWS_BEYOND = 2;
const COLUMNS_BEYOND = 0.5;
/** So many columns a row gets, and leaves, at once while the grid is scrolled sideways. */
const STEP = 6;
/** Groups of rows that do so at different places of the scroll. */
export const TURNS = 16;
/** So many columns are mounted always, as those of a year: what is out of view can be found and read on. */
const FEW_COLUMNS = 16;

/** Rows or columns that are mounted, both included; `last` is -1 when there are none. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export function areApart(one: Span, other: Span): boolean {
  return one.first > other.last || other.first > one.last;
}

export function covers(span: Span, part: Span): boolean {
  return span.first <= part.first && part.last <= span.last;
}

/** The rows that a scroll position shows, the last one perhaps in part. Heights in CSS pixels. */
export function rowsInView(scrollTop: number, viewHeight: number, rowHeight: number, rowCount: number): Span {
  const top = Math.max(0, scrollTop);
  const first = Math.floor(top / rowHeight);
  const last = Math.ceil((top + viewHeight) / rowHeight) - 1;
  return { first: Math.max(0, Math.min(first, rowCount - 1)), last: Math.min(last, rowCount - 1) };
}

/** Those to mount for rows in view: a few more on either side. */
export function rowsAround({ first, last }: Span, rowCount: number): Span {
  return { first: Math.max(0, first - ROWS_BEYOND), last: Math.min(last + ROWS_BEYOND, rowCount - 1) };
}

/**
 * The columns that the rows of each group mount, those in view among them. `edges` are the columns' left edges and the
 * right edge of the last, in CSS pixels from the first; `viewWidth` is what the columns that stay leave of the view.
 *
 * A row adds the columns that come into view and removes as many, all at once after every `STEP` columns. The groups
 * of rows do so at offsets spread evenly over a step, so that each frame of a sideways scroll renders only a few rows,
 * about as many as the frame before.
 */
export function columnsInTurns(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span[] {
  const position = positionAt(scrollLeft, edges) - COLUMNS_BEYOND;
  return Array.from({ length: TURNS }, (_, turn) => {
    const begin = (turn / TURNS) * STEP;
    return spanFrom(Math.floor((position - begin) / STEP) * STEP + begin, 1, viewWidth, edges);
  });
}

/** The columns in view, and a part of one on either side: each group mounts them. */
export function columnsInView(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span {
  return spanFrom(positionAt(scrollLeft, edges) - COLUMNS_BEYOND, 0, viewWidth, edges);
}

/** The columns that any group mounts: those have headers. Some beside them, so as to change once in a step. */
export function columnsInAnyTurn(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span {
  const place = positionAt(scrollLeft, edges) - COLUMNS_BEYOND;
  return spanFrom((Math.floor(place / STEP) - 1) * STEP, 3, viewWidth, edges);
}

/** The columns that a view needs from a position until it has been scrolled on by `steps`. */
function spanFrom(position: number, steps: number, viewWidth: number, edges: readonly number[]): Span {
  const count = edges.length - 1;
  if (count <= FEW_COLUMNS) return { first: 0, last: count - 1 };
  const until = Math.max(0, position + steps * STEP + 2 * COLUMNS_BEYOND);
  const column = Math.min(Math.floor(until), count - 1);
  const left = edges[column]! + (until - column) * (edges[column + 1]! - edges[column]!);
  return { first: Math.max(0, Math.min(Math.floor(position), count - 1)), last: columnAt(left + viewWidth, edges) };
}

/** The column at a distance from the first one's left edge, and the share of it that is before that. */
function positionAt(distance: number, edges: readonly number[]): number {
  const column = columnAt(distance, edges);
  const share = (distance - edges[column]!) / (edges[column + 1]! - edges[column]!);
  // Without columns there is none.
  return column + (share > 0 ? Math.min(share, 1) : 0);
}

/** The edges of columns that are all `width` wide but for those with a width of their own. */
export function columnEdges(count: number, width: number, own: (column: number) => number | undefined): number[] {
  const edges = [0];
  for (let column = 0; column < count; column++) edges.push(edges[column]! + (own(column) ?? width));
  return edges;
}

/** The column that covers a distance from the first one's left edge, or the nearest there is. */
export function columnAt(distance: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (edges[middle]! <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The mounted ones and always the active one (-1: none): a cell that has the keyboard may not be taken away. */
export function mounted({ first, last }: Span, active: number): number[] {
  const all: number[] = [];
  if (active >= 0 && active < first) all.push(active);
  for (let index = first; index <= last; index++) all.push(index);
  if (active > last) all.push(active);
  return all;
}
