/** Rows and columns mounted beyond each edge of the view, so that a scroll can be painted before new rows render. */
const ROWS_BEYOND = 2;
const COLUMNS_BEYOND = 0.5;
/** Number of columns that a row adds and removes at a time during horizontal scrolling. */
const STEP = 6;
/** Number of groups of rows, which change their columns at different scroll positions. */
export const ROW_GROUPS = 16;
/** Grids with at most this many columns mount all of them, for the browser's search and screen readers. */
const FEW_COLUMNS = 16;

/** A range of rows or columns, both ends included; `last` is -1 when there are none. */
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

/** The rows that are visible at a scroll position, also if only in part. Heights are in CSS pixels. */
export function rowsInView(scrollTop: number, viewHeight: number, rowHeight: number, rowCount: number): Span {
  const top = Math.max(0, scrollTop);
  const first = Math.floor(top / rowHeight);
  const last = Math.ceil((top + viewHeight) / rowHeight) - 1;
  return { first: Math.max(0, Math.min(first, rowCount - 1)), last: Math.min(last, rowCount - 1) };
}

/** The rows to mount: the visible rows and a few more on either side. */
export function rowsAround({ first, last }: Span, rowCount: number): Span {
  return { first: Math.max(0, first - ROWS_BEYOND), last: Math.min(last + ROWS_BEYOND, rowCount - 1) };
}

/**
 * The columns that the rows of each group mount, including all visible ones. A row changes its columns once every
 * `STEP` columns, and each group at another offset within a step, so that each frame of a scroll renders few rows.
 * @param viewWidth the view without frozen columns, in CSS pixels
 * @param edges the left edges of the columns and the right edge of the last, in CSS pixels from the first
 */
export function columnsByRowGroup(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span[] {
  const position = positionAt(scrollLeft, edges) - COLUMNS_BEYOND;
  return Array.from({ length: ROW_GROUPS }, (_, group) => {
    const begin = (group / ROW_GROUPS) * STEP;
    return spanFrom(Math.floor((position - begin) / STEP) * STEP + begin, 1, viewWidth, edges);
  });
}

/** The visible columns and a part of one on either side, which every group mounts. */
export function columnsInView(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span {
  return spanFrom(positionAt(scrollLeft, edges) - COLUMNS_BEYOND, 0, viewWidth, edges);
}

/** The columns with headers: all that any group mounts, and some more, so that the range changes once in a step. */
export function columnsInAnyGroup(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span {
  const position = positionAt(scrollLeft, edges) - COLUMNS_BEYOND;
  return spanFrom((Math.floor(position / STEP) - 1) * STEP, 3, viewWidth, edges);
}

/**
 * The columns that a view at `position` (in columns) needs until it has scrolled on by `steps` times `STEP` columns.
 * `position` is already moved left by `COLUMNS_BEYOND`, so twice that is added on the right.
 */
function spanFrom(position: number, steps: number, viewWidth: number, edges: readonly number[]): Span {
  const count = edges.length - 1;
  if (count <= FEW_COLUMNS) return { first: 0, last: count - 1 };
  const until = Math.max(0, position + steps * STEP + 2 * COLUMNS_BEYOND);
  const column = Math.min(Math.floor(until), count - 1);
  const left = edges[column]! + (until - column) * (edges[column + 1]! - edges[column]!);
  return { first: Math.max(0, Math.min(Math.floor(position), count - 1)), last: columnAt(left + viewWidth, edges) };
}

/** The column at a distance from the left edge of the first, plus the fraction of it before that point. */
function positionAt(distance: number, edges: readonly number[]): number {
  const column = columnAt(distance, edges);
  const share = (distance - edges[column]!) / (edges[column + 1]! - edges[column]!);
  // Without columns, `share` is NaN.
  return column + (share > 0 ? Math.min(share, 1) : 0);
}

/** The edges of columns. A column is `width` wide unless `own` gives another width. */
export function columnEdges(count: number, width: number, own: (column: number) => number | undefined): number[] {
  const edges = [0];
  for (let column = 0; column < count; column++) edges.push(edges[column]! + (own(column) ?? width));
  return edges;
}

/** The column at a distance from the left edge of the first, or the nearest column. */
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

/** The indexes to mount: a span and always the active one (-1 for none), so that the focused cell is not removed. */
export function mounted({ first, last }: Span, active: number): number[] {
  const all: number[] = [];
  if (active >= 0 && active < first) all.push(active);
  for (let index = first; index <= last; index++) all.push(index);
  if (active > last) all.push(active);
  return all;
}
