import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "./import-company";
import { isOfOtherCompany } from "./other-company";
import type { ReadSie } from "./sie-worker";

/** Stage of a dropped file. `sent` and `total` are bytes. */
export type ImportStage =
  | { stage: "reading" }
  /** `importing` is true also for a new check right before the import. */
  | { stage: "uploading"; sent: number; total: number; dryRun: boolean; importing: boolean }
  | { stage: "working"; dryRun: boolean; importing: boolean }
  /** Will be imported after the files before it in the queue. */
  | { stage: "waiting" }
  /** `result` is that of the dry run. */
  | { stage: "checked"; result: SieImportResult }
  | { stage: "done"; result: SieImportResult }
  | { stage: "failed"; error: unknown; during: "reading" | "checking" | "importing" };

/** First and last day of a fiscal year that the file or the company lacks, as YYYY-MM-DD. */
export interface GivenYear {
  fiscalYearStart: string;
  fiscalYearEnd: string;
}

export interface QueuedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Null until the file has been read. */
  encoding: ReadSie["encoding"] | null;
  state: ImportStage;
  givenYear: GivenYear | null;
  /** The company to import into: the queue's company, unless another was chosen for the file. */
  company: ImportCompany;
  /** True when the user has confirmed the company although the file names another. */
  isConfirmed: boolean;
}

/** True for a checked file that names another company: it is not imported until the user has chosen a company. */
export function needsCompanyChoice({ state, company, isConfirmed }: QueuedFile): boolean {
  return state.stage === "checked" && !isConfirmed && isOfOtherCompany(state.result, company);
}

/** True for a checked file that can be imported without any decision by the user. */
export function isReady(file: QueuedFile): boolean {
  return file.state.stage === "checked" && file.state.result.success && !needsCompanyChoice(file);
}

/** True for a file that is ready, or whose import has failed and can be retried. */
export function mayImport(file: QueuedFile): boolean {
  return isReady(file) || (file.state.stage === "failed" && file.state.during === "importing");
}

/** True for a file that is being imported, or waits for its turn. */
export function isImporting({ state }: QueuedFile): boolean {
  return state.stage === "waiting" || ((state.stage === "uploading" || state.stage === "working") && state.importing);
}

/** True for a file that can be sent to another company. False while it is imported, and after any result of that. */
export function canChangeCompany(file: QueuedFile): boolean {
  return file.state.stage !== "done" && !isImporting(file);
}
