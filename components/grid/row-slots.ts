import { areApart, covers, ROW_GROUPS, type Span } from "@/lib/grid/window";

export interface Slot {
  /** The number of the row's element. */
  readonly slot: number;
  readonly row: number;
  /** The columns that the row mounts. */
  readonly columns: Span;
  /** The columns of the row's group at the time when `columns` last changed. */
  readonly groupColumns: Span;
  /** Column with React key 0. A jump sideways shifts it, so that the cells' elements are reused for other columns. */
  readonly origin: number;
}

/** Rows and columns in view. */
interface View {
  /** The columns of each group of rows; see `columnsByRowGroup`. */
  readonly columnsByGroup: readonly Span[];
  readonly columnsInView: Span;
  /** True during a scroll: new rows mount only the columns in view, and elements may be in any order. */
  readonly moving: boolean;
}

/**
 * Assigns rows and their columns to elements. A row that is scrolled out of view passes its element on to a row that
 * comes into view: changing the texts of cells costs a fraction of creating new ones.
 */
export class RowSlots {
  /** Null before the first assignment; until then each element has the number of its row. */
  private slots: readonly Slot[] | null = null;
  /** The number of the next element that is created. */
  private nextSlot = 0;

  /**
   * Returns the rows with the numbers of their elements, in document order: sorted by row when the grid is at rest,
   * unchanged during a scroll. A row in view keeps its element, and the active row never gets a reused one,
   * because screen readers would not notice that the focused element shows another row.
   */
  assign(rows: readonly number[], active: number, view: View): readonly Slot[] {
    const last = this.slots ?? this.takeOver(rows, view);
    const coming = rows.filter((row) => !last.some((slot) => slot.row === row));
    /** Rows that may take over an element and have not yet. */
    const waiting = coming.filter((row) => row !== active);
    const slots = last.map((before) => {
      const { slot, row } = before;
      // Row -1: no row comes that could take over the element, which is removed below.
      if (!rows.includes(row)) return begin(slot, waiting.shift() ?? -1, view, before);
      return renew(before, view, row === active);
    });
    const added = coming
      .filter((row) => row === active || waiting.includes(row))
      .map((row) => begin(this.nextSlot++, row, view));
    const all = [...slots, ...added].filter(({ row }) => row >= 0);
    this.slots = view.moving ? all : all.toSorted((one, other) => one.row - other.row);
    return this.slots;
  }

  private takeOver(rows: readonly number[], view: View): readonly Slot[] {
    this.nextSlot = Math.max(-1, ...rows) + 1;
    return rows.map((row) => begin(row, row, { ...view, moving: false }));
  }
}

/**
 * The slot of a row that comes into view. Columns out of view are needed only when the grid is scrolled sideways. After
 * a jump sideways such a scroll is likely, so every other row gets one more column on either side.
 */
function begin(slot: number, row: number, { columnsByGroup, columnsInView, moving }: View, before?: Slot): Slot {
  const groupColumns = columnsByGroup[slot % ROW_GROUPS]!;
  const jumps = before !== undefined && areApart(before.columns, columnsInView);
  const columns = moving ? around(columnsInView, jumps ? slot % 2 : 0, groupColumns) : groupColumns;
  const jump = jumps ? columns.first - before.columns.first : 0;
  return { slot, row, columns, groupColumns, origin: (before?.origin ?? 0) + jump };
}

/**
 * The slot of a row that stays. It gets the columns of its group when these change or the scroll ends, and others when
 * its own do not cover the view. Rows that were added during a scroll run out of columns in the same frame. Each then
 * gets zero to two spare columns on either side, so that the next time they do so in different frames.
 */
function renew(before: Slot, view: View, isActive: boolean): Slot {
  const { slot, row, columns, origin } = before;
  // The element of the active cell is not reused, like that of the active row.
  if (areApart(columns, view.columnsInView))
    return isActive ? { ...begin(slot, row, view), origin } : begin(slot, row, view, before);
  const groupColumns = view.columnsByGroup[slot % ROW_GROUPS]!;
  if (!view.moving || groupColumns !== before.groupColumns)
    return columns === groupColumns ? before : { slot, row, columns: groupColumns, groupColumns, origin };
  if (covers(columns, view.columnsInView)) return before;
  return { slot, row, columns: around(view.columnsInView, slot % 3, groupColumns), groupColumns, origin };
}

function around({ first, last }: Span, beyond: number, all: Span): Span {
  return { first: Math.max(all.first, first - beyond), last: Math.min(all.last, last + beyond) };
}
