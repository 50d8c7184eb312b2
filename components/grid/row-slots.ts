import { areApart, covers, TURNS, type Span } from "@/lib/grid/window";

export interface Slot {
  readonly slot: number;
  readonly row: number;
  /** Those that the row mounts. */
  readonly columns: Span;
  /** Those of its group when it got its own. */
  readonly turn: Span;
  /** The column that its cells' elements are counted from: after a jump sideways they show others. */
  readonly origin: number;
}

/** Rows and columns in view. */
interface View {
  /** The columns of each group of rows; see `columnsInTurns`. */
  readonly turns: readonly Span[];
  readonly columnsInView: Span;
  /** While it is scrolled, rows come with the columns in view alone, and their elements may stand in any order. */
  readonly moving: boolean;
}

/**
 * Assigns rows and their columns to elements. A row that is scrolled out of view passes its element on to a row that
 * comes into view: changing the texts of cells costs a fraction of creating new ones.
 */
export class RowSlots {
  /** Null while each element still has the number of its row. */
  private slots: readonly Slot[] | null = null;
  private made = 0;

  /**
   * The rows with the numbers of their elements, as the elements stand in the document: by rows when the view is at
   * rest, else none of them moves. A row that stays keeps its element, and the active one never gets one that had
   * another's: to have the keyboard it must be told apart.
   */
  assign(rows: readonly number[], active: number, view: View): readonly Slot[] {
    const last = this.slots ?? this.takeOver(rows, view);
    const coming = rows.filter((row) => !last.some((slot) => slot.row === row));
    const left = coming.filter((row) => row !== active);
    const slots = last.map((before) => {
      const { slot, row } = before;
      if (!rows.includes(row)) return begin(slot, left.shift() ?? -1, view, before);
      return renew(before, view, row === active);
    });
    const added = coming
      .filter((row) => row === active || left.includes(row))
      .map((row) => begin(this.made++, row, view));
    const all = [...slots, ...added].filter(({ row }) => row >= 0);
    this.slots = view.moving ? all : all.toSorted((one, other) => one.row - other.row);
    return this.slots;
  }

  private takeOver(rows: readonly number[], view: View): readonly Slot[] {
    this.made = Math.max(-1, ...rows) + 1;
    return rows.map((row) => begin(row, row, { ...view, moving: false }));
  }
}

/**
 * A row that comes into view. Columns that it lacks are needed when the grid is scrolled sideways, which may never
 * happen; after a jump sideways it probably will, and then all rows would need them at once.
 */
function begin(slot: number, row: number, { turns, columnsInView, moving }: View, before?: Slot): Slot {
  const turn = turns[slot % TURNS]!;
  const jumps = before !== undefined && areApart(before.columns, columnsInView);
  const columns = moving ? around(columnsInView, jumps ? slot % 2 : 0, turn) : turn;
  const jump = jumps ? columns.first - before.columns.first : 0;
  return { slot, row, columns, turn, origin: (before?.origin ?? 0) + jump };
}

/**
 * A row that stays: its columns change when it is its group's turn, and when they do not cover the view. Rows that came
 * while moving lack columns all together: each gets a few, not as many as another's, so that they part.
 */
function renew(before: Slot, view: View, isActive: boolean): Slot {
  const { slot, row, columns, origin } = before;
  // The active cell keeps its element, as the active row does.
  if (areApart(columns, view.columnsInView))
    return isActive ? { ...begin(slot, row, view), origin } : begin(slot, row, view, before);
  const turn = view.turns[slot % TURNS]!;
  if (!view.moving || turn !== before.turn)
    return columns === turn ? before : { slot, row, columns: turn, turn, origin };
  if (covers(columns, view.columnsInView)) return before;
  return { slot, row, columns: around(view.columnsInView, slot % 3, turn), turn, origin };
}

function around({ first, last }: Span, beyond: number, all: Span): Span {
  return { first: Math.max(all.first, first - beyond), last: Math.min(all.last, last + beyond) };
}
