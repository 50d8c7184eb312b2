import { channel } from "node:diagnostics_channel";

/** What is published when the books of a file have been stored. */
export interface ImportDone {
  /** Rows of vouchers. */
  rows: number;
  seconds: number;
}

export const IMPORT_DONE = "nyckeltal.import-done";

const done = channel(IMPORT_DONE);

/** Tells whoever measures, of whom importing knows nothing. */
export function publishImportDone(message: ImportDone): void {
  done.publish(message);
}
