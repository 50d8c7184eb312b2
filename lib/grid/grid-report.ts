import type { ReadCell } from "./grid-model";

/** A text that can mean two things, and which of them it was taken for. */
export interface Doubt extends ReadCell {
  readonly text: string;
}

/** The part of a pasted block outside the grid: numbers of rows and columns, and of filled cells in them. */
export interface Outside {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** Event that the page announces. `unread` counts the texts that were stored although they are no numbers. */
export type GridReport =
  | {
      readonly type: "paste";
      readonly cells: number;
      /** True when any of the cells got a number. */
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
