import type { CellContent } from "./cell-content";

export type CellState = "plain" | "unread" | "unsaved" | "saving" | "failed" | "conflict";

/** Appearance of a cell. `note` says in words what `state` shows by colour and sign. */
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
   * Set by undo and redo: the content that the cell has unless somebody else has changed it. If it differs, the
   * user must confirm before the content is written.
   */
  readonly expected?: CellContent;
}

/** Content that a typed text stands for, with its other possible meaning. */
export interface ReadCell {
  readonly content: CellContent;
  readonly alternative?: CellContent;
}

/**
 * The data behind a grid; a feature implements it over its own store. Row and column ids are unique and stay with
 * their figures when rows are added or reordered.
 */
export interface GridModel {
  rowIds(): readonly string[];
  columnIds(): readonly string[];
  content(rowId: string, columnId: string): CellContent;
  view(rowId: string, columnId: string): CellView;
  isReadOnly(rowId: string, columnId: string): boolean;
  /** Understands a typed or pasted text; the same text may mean different things in different rows. */
  read(text: string, rowId: string, columnId: string): ReadCell;
  /** The text to edit and to copy: read back in the same cell it is the same content. */
  write(content: CellContent): string;
  /** A number as the cells show it, for what is said about it; `write` of it where a model has none. */
  display?(content: number): string;
  change(changes: readonly CellChange[]): void;
  /** Takes the latest change back, or does it again, where the model keeps the history: not the grid alone makes it. */
  replay?(direction: "undo" | "redo"): void;
  /** `listener` gets the ids of the rows whose cells changed, or null when rows or columns themselves did. */
  subscribe(listener: (rowIds: ReadonlySet<string> | null) => void): () => void;
}
