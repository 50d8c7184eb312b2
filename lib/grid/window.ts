/** How many are mounted beyond each edge of the view, for a scroll that is painted before its rows are drawn. */
const ROWS_BEYOND = 2;
const COLUMNS_BEYOND = 1;
/** Groups of rows that change their columns at different places of a scroll sideways. */
export const TURNS = 4;
/** So many columns are mounted always, as those of a year: what is out of view can be found and read on. */
const FEW_COLUMNS = 16;

/** Rows or columns that are mounted, both included; `last` is -1 when there are none. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The rows to mount for a scroll position: those in view and a few on either side. Heights in CSS pixels. */
export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number, rowCount: number): Span {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const last = Math.ceil((Math.max(0, scrollTop) + viewHeight) / rowHeight) - 1;
  return around(first, last, ROWS_BEYOND, rowCount);
}

/**
 * The columns to mount: `edges` are their left edges and the right edge of the last, in CSS pixels from the first.
 * `viewWidth` is what the columns that stay leave of the view.
 */
export function columnWindow(scrollLeft: number, viewWidth: number, edges: readonly number[]): Span {
  const from = Math.max(0, scrollLeft);
  if (edges.length - 1 <= FEW_COLUMNS) return { first: 0, last: edges.length - 2 };
  return around(columnAt(from, edges), columnAt(from + viewWidth, edges), COLUMNS_BEYOND, edges.length - 1);
}

/**
 * The columns that the rows of each group mount so that those of `span` are among them. A group changes them by as many
 * at once as there are groups, and the groups take turns: a scroll by one column makes as many cells as if every row
 * had got one, but only a few rows are drawn, laid out and painted again.
 */
export function inTurns({ first, last }: Span, count: number): Span[] {
  return Array.from({ length: TURNS }, (_, turn) => ({
    first: Math.max(0, Math.floor((first - turn) / TURNS) * TURNS + turn),
    last: Math.min(Math.ceil((last + 1 - turn) / TURNS) * TURNS + turn, count) - 1,
  }));
}

/** The columns that any group mounts: those have headers. With some beside them, so as to change as seldom as a group. */
export function inAnyTurn({ first, last }: Span, count: number): Span {
  return inTurns({ first: first - TURNS + 1, last: last + TURNS - 1 }, count)[0]!;
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

function around(firstInView: number, lastInView: number, beyond: number, count: number): Span {
  return {
    first: Math.max(0, Math.min(firstInView - beyond, count - 1)),
    last: Math.min(lastInView + beyond, count - 1),
  };
}

/** The mounted ones and always the active one (-1: none): a cell that has the keyboard may not be taken away. */
export function mounted({ first, last }: Span, active: number): number[] {
  const all: number[] = [];
  if (active >= 0 && active < first) all.push(active);
  for (let index = first; index <= last; index++) all.push(index);
  if (active > last) all.push(active);
  return all;
}
