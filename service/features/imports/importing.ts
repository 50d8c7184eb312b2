import type { SieFile } from "../../books/sie/sie-file";
import type { ImportReport } from "./progress";
import type { ImportOptions } from "./read-file";
import type { ImportRequest } from "./receive-file";
import type { Remarks } from "./remarks";
import type { ImportOutcome } from "./summarize";

/** An import under way: what came in, and what is said of it. */
export interface Importing {
  request: ImportRequest;
  options: ImportOptions;
  /** The file in UTF-8. */
  text: Uint8Array;
  textHash: string;
  /** The file as it is kept, on its way; null in a dry run. */
  content: Promise<Uint8Array> | null;
  file: SieFile;
  remarks: Remarks;
  outcome: ImportOutcome;
  report: ImportReport;
}
