/** What a spreadsheet puts on the clipboard; empty where it has not that form. */
export interface ClipboardTexts {
  readonly text: string;
  readonly html: string;
}

/** Whole rows or columns, when a selection began at one of their headers. */
export interface Whole {
  readonly rows?: boolean;
  readonly columns?: boolean;
}

/** What the grid's tools do for it once they are loaded. */
export interface GridToolbox {
  copy?: ((data: DataTransfer, cut: boolean) => void) | undefined;
  paste?: ((texts: ClipboardTexts) => void) | undefined;
  /** Extends the selection with the pointer until it is released. */
  drag?: ((whole: Whole) => void) | undefined;
  /** What was pasted before they were. */
  kept?: ClipboardTexts | undefined;
}
