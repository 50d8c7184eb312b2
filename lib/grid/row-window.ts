/** Rows are mounted in blocks, so that scrolling inside a block renders nothing. */
const BLOCK = 8;

/** Rows that are mounted, both included; `last` is -1 when there are none. */
export interface RowWindow {
  readonly first: number;
  readonly last: number;
}

/** The rows to mount for a scroll position: those in view and up to a block on either side. Heights in CSS pixels. */
export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number, rowCount: number): RowWindow {
  const firstInView = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const lastInView = Math.ceil((Math.max(0, scrollTop) + viewHeight) / rowHeight);
  const first = Math.floor(firstInView / BLOCK) * BLOCK - BLOCK;
  const last = Math.ceil((lastInView + 1) / BLOCK) * BLOCK + BLOCK - 1;
  return { first: Math.max(0, Math.min(first, rowCount - 1)), last: Math.min(last, rowCount - 1) };
}

/** The mounted rows and always the active one: a cell that has the keyboard may not be taken away. */
export function mountedRows({ first, last }: RowWindow, activeRow: number): number[] {
  const rows: number[] = [];
  if (activeRow < first) rows.push(activeRow);
  for (let row = first; row <= last; row++) rows.push(row);
  if (activeRow > last) rows.push(activeRow);
  return rows;
}
