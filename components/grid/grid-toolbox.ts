/** The clipboard's content in the formats of spreadsheets; empty for a missing format. */
export interface ClipboardTexts {
  readonly text: string;
  readonly html: string;
}

/** Whole rows or columns, when a selection began at one of their headers. */
interface WholeSelection {
  readonly rows?: boolean;
  readonly columns?: boolean;
}

/** Functions of the grid's tools, set once the tools are loaded, and the paste that waits for them. */
export interface GridToolbox {
  copy?: ((data: DataTransfer, cut: boolean) => void) | undefined;
  paste?: ((texts: ClipboardTexts) => void) | undefined;
  /** Extends the selection with the pointer until it is released. */
  drag?: ((whole: WholeSelection) => void) | undefined;
  /** Pasted content that waits until the tools are loaded. */
  kept?: ClipboardTexts | undefined;
}
