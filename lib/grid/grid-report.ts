import type { CellContent } from "./cell-content";

/** An ambiguous text: `content` is the meaning that was used, and `alternative` the other one. */
export interface Doubt {
  readonly text: string;
  readonly content: CellContent;
  readonly alternative: CellContent;
}

/** The part of a pasted block outside the grid: numbers of rows, columns and filled cells. */
export interface Outside {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** An event that the page announces. `unread` is the number of cells whose text could not be read and stays. */
export type GridReport =
  | {
      readonly type: "paste";
      /** Number of cells pasted into, changed or not. */
      readonly cells: number;
      /** Number of cells whose content is another one now; without any there is nothing to undo. */
      readonly changed: number;
      /** True when at least one cell got a number. */
      readonly hasNumbers: boolean;
      readonly unread: number;
      readonly doubts: readonly Doubt[];
      /** Number of read-only cells in the pasted range. */
      readonly readOnly: number;
      readonly outside: Outside;
    }
  /** `cells` is the number of changed cells; a typed text has at most one doubt. */
  | { readonly type: "edit"; readonly cells: number; readonly unread: number; readonly doubts: readonly Doubt[] }
  /** `cells` is the number of changed cells. */
  | { readonly type: "import" | "clear" | "fill" | "undo" | "redo"; readonly cells: number }
  /** The content was changed outside the grid, or undone or redone by a model with a history of its own. */
  | { readonly type: "changedElsewhere" }
  /** The user tried to change read-only cells only, so that nothing was changed. */
  | { readonly type: "readOnly" };
