import type { CellContent } from "./cell-content";

export type CellState = "plain" | "unread" | "unsaved" | "saving" | "failed" | "conflict";

/** How a cell is shown. `note` says in words what `state` shows by colour and sign. */
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
   * Of an undo or a redo: what the cell has if nobody but the user has changed it since. Where it has something else,
   * the content is not to be written unseen.
   */
  readonly expected?: CellContent;
}

/** What a text means in a cell, and what else it could have meant. */
export interface ReadCell {
  readonly content: CellContent;
  readonly alternative?: CellContent;
}

/**
 * What a grid needs to know of the figures it shows; a feature implements it over its own store. Row and column ids
 * are unique and stay with their figures when rows are added or reordered.
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
