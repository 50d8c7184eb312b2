export interface Slot {
  readonly slot: number;
  readonly row: number;
}

/**
 * Which element shows which row. A row that is scrolled out of view leaves its element to one that comes into it: to
 * change the texts of cells costs a fraction of making new ones.
 */
export class RowSlots {
  /** Null as long as elements have the numbers of their rows. */
  private slots: readonly Slot[] | null = null;
  private made = 0;

  /**
   * The rows with the numbers of their elements, as the elements stand in the document: by rows when `inOrder`, else
   * none of them moves. A row that stays keeps its element, and the active one never gets one that had another's:
   * to have the keyboard it must be told apart.
   */
  assign(rows: readonly number[], active: number, inOrder: boolean): readonly Slot[] {
    const last = this.slots ?? this.takeOver(rows);
    const coming = rows.filter((row) => !last.some((slot) => slot.row === row));
    const left = coming.filter((row) => row !== active);
    const slots = last.map((slot) => (rows.includes(slot.row) ? slot : { ...slot, row: left.shift() ?? -1 }));
    const fresh = coming
      .filter((row) => row === active || left.includes(row))
      .map((row) => ({ slot: this.made++, row }));
    const all = [...slots, ...fresh].filter(({ row }) => row >= 0);
    this.slots = inOrder ? all.toSorted((one, other) => one.row - other.row) : all;
    return this.slots;
  }

  private takeOver(rows: readonly number[]): readonly Slot[] {
    this.made = Math.max(-1, ...rows) + 1;
    return rows.map((row) => ({ slot: row, row }));
  }
}
