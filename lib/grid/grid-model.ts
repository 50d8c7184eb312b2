import type { CellContent } from "./cell-content";

export type CellState = "plain" | "unread" | "unsaved" | "saving" | "failed" | "conflict";

/** Appearance of a cell. `note` explains the `state`, which is shown by colour and sign. */
export interface CellView {
  readonly text: string;
  readonly state: CellState;
  readonly note?: string;
}

export interface CellChange {
  readonly rowId: string;
  readonly columnId: string;
  readonly content: CellContent;
  /**
   * Set by undo and redo: the content that they expect to find in the cell. If somebody else has changed the stored
   * value since, the user must confirm the change.
   */
  readonly expected?: CellContent;
}

/** The content that a typed text means, with its other possible meaning if it is ambiguous. */
export interface ReadCell {
  readonly content: CellContent;
  readonly alternative?: CellContent;
}

/**
 * The data of a grid; each feature implements it. Ids of rows and columns are unique, and do not change when rows are
 * added or reordered.
 */
export interface GridModel {
  rowIds(): readonly string[];
  columnIds(): readonly string[];
  content(rowId: string, columnId: string): CellContent;
  view(rowId: string, columnId: string): CellView;
  isReadOnly(rowId: string, columnId: string): boolean;
  /** Reads a typed or pasted text, whose meaning may depend on the row or the column. */
  read(text: string, rowId: string, columnId: string): ReadCell;
  /** The text to edit and to copy. `read` of it in the same cell gives the same content. */
  write(content: CellContent): string;
  /** Formats a number as in the cells, for messages; `write` is used by default. */
  display?(content: number): string;
  change(changes: readonly CellChange[]): void;
  /** Undoes or redoes the latest change. Only in models with a history of their own, which includes other changes. */
  replay?(direction: "undo" | "redo"): void;
  /**
   * `listener` gets the ids of rows with changed cells, or null when all rows may have changed, for instance because
   * rows or columns were added, removed or reordered.
   */
  subscribe(listener: (rowIds: ReadonlySet<string> | null) => void): () => void;
}
