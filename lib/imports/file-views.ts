import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { OTHER_COMPANY } from "./other-company";
import { needsCompanyChoice, type QueuedFile } from "./queued-file";

/** Maximum number of files that are shown as cards; more files are shown as a list. */
export const MAX_FILE_CARDS = 8;

/** The state of a file in the list. */
export type FileStatus = "working" | "ready" | "setAside" | "refused" | "failed" | "imported";

export function fileStatusOf(file: QueuedFile): FileStatus {
  const { state } = file;
  if (state.stage === "failed") return "failed";
  if (state.stage !== "checked" && state.stage !== "done") return "working";
  if (needsCompanyChoice(file)) return "setAside";
  if (!state.result.success) return "refused";
  return state.stage === "done" ? "imported" : "ready";
}

/**
 * The warnings without those that the page says anyway: that the books stay as they are and, for a file that is set
 * aside, that it names another company.
 */
export function warningsToShow({ warnings }: SieImportResult, isAside: boolean): SieNote[] {
  return warnings.filter(({ code }) => code !== "nothingChanged" && !(isAside && code === OTHER_COMPANY));
}

/** The views of a long list of files, as in the page's address. */
export const FILE_VIEWS = ["all", "problems", "ready", "imported"] as const;
export type FileView = (typeof FILE_VIEWS)[number];

const PROBLEMS: readonly FileStatus[] = ["setAside", "refused", "failed"];

/** True for a file in a view. "problems" are files that need a decision; "working" ones are only in "all". */
export function isInView(file: QueuedFile, view: FileView): boolean {
  const status = fileStatusOf(file);
  return view === "all" || (view === "problems" ? PROBLEMS.includes(status) : status === view);
}

export function countByView(files: readonly QueuedFile[]): Record<FileView, number> {
  const count = (view: FileView) => files.filter((file) => isInView(file, view)).length;
  return { all: files.length, problems: count("problems"), ready: count("ready"), imported: count("imported") };
}
