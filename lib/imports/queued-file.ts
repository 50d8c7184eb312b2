import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "./import-company";
import { isOfOtherCompany } from "./other-company";
import type { ReadSie } from "./sie-worker";

/** Stage of a dropped file. `sent` and `total` are bytes. */
export type ImportStage =
  | { stage: "reading" }
  | { stage: "uploading"; sent: number; total: number; dryRun: boolean }
  | { stage: "working"; dryRun: boolean }
  /** The dry run's answer: what will happen. */
  | { stage: "checked"; result: SieImportResult }
  | { stage: "done"; result: SieImportResult }
  | { stage: "failed"; error: unknown; during: "reading" | "checking" | "importing" };

/** First and last day of the fiscal year, for files that name none. */
export interface GivenYear {
  fiscalYearStart: string;
  fiscalYearEnd: string;
}

export interface QueuedFile {
  id: number;
  name: string;
  size: number;
  encoding: ReadSie["encoding"] | null;
  state: ImportStage;
  givenYear: GivenYear | null;
  /** Company that it is imported into: the queue's, unless another was chosen for it. */
  company: ImportCompany;
  /** The user has confirmed that company although the file names another. */
  isConfirmed: boolean;
}

/** A checked file of another company's books: it is imported nowhere until somebody has said where it goes. */
export function isSetAside({ state, company, isConfirmed }: QueuedFile): boolean {
  return state.stage === "checked" && !isConfirmed && isOfOtherCompany(state.result, company);
}

/** A checked file that can be imported, and that nobody has to decide about first. */
export function isReady(file: QueuedFile): boolean {
  return file.state.stage === "checked" && file.state.result.success && !isSetAside(file);
}

/** Ready, or its import has failed and may be tried again. */
export function mayImport(file: QueuedFile): boolean {
  return isReady(file) || (file.state.stage === "failed" && file.state.during === "importing");
}

/** It is in no company yet, nor on its way into one: it may go to another. */
export function maySend({ state }: QueuedFile): boolean {
  if (state.stage === "uploading" || state.stage === "working") return state.dryRun;
  return state.stage !== "done";
}
