import type { ReadCell } from "./grid-model";

/** A text that can mean two things, and which of them it was taken for. */
export interface Doubt extends ReadCell {
  readonly text: string;
}

/** What of a pasted block has no place in the grid: how many rows and columns stick out, and filled cells in them. */
export interface Outside {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** What happened to cells, for the page to say. `unread` counts texts that were kept but could not be read. */
export type GridReport =
  | {
      readonly type: "paste";
      readonly cells: number;
      /** Whether any of them got a number. */
      readonly numbers: boolean;
      readonly unread: number;
      readonly doubts: readonly Doubt[];
      /** Cells of the block that fell on cells which may not be changed. */
      readonly readOnly: number;
      readonly outside: Outside;
    }
  | { readonly type: "edit"; readonly cells: number; readonly unread: number; readonly doubts: readonly Doubt[] }
  | { readonly type: "clear" | "fill" | "undo" | "redo"; readonly cells: number }
  /** Somebody tried to change cells that may not be changed. */
  | { readonly type: "readOnly" };
