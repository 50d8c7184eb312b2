import { channel } from "node:diagnostics_channel";

/** The message published when the books of a file have been stored. */
export interface ImportDone {
  /** Rows of vouchers. */
  rows: number;
  /** From the end of reading the file to its books being stored. */
  seconds: number;
}

export const IMPORT_DONE = "nyckeltal.import-done";

const done = channel(IMPORT_DONE);

/** Publishes on a diagnostics channel, to which the metrics subscribe, so that imports do not depend on them. */
export function publishImportDone(message: ImportDone): void {
  done.publish(message);
}
