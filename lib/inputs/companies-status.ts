import type { SaveQueue, SaveStatus } from "./save-queue";

type CompanySaveState = "clean" | "unsaved" | "saving" | "failed" | "conflict" | "saved";

export interface CompanySave {
  readonly state: CompanySaveState;
  readonly failure: unknown;
}

export interface CompaniesStatus {
  readonly waiting: number;
  readonly saving: number;
  readonly failed: number;
  readonly conflicts: number;
  /** Number of typed texts that are not values and so are not saved. */
  readonly unread: number;
  readonly savedAt: Date | null;
  /** Number of companies with a failed save. */
  readonly failedCompanies: number;
}

export const IDLE_STATUS: CompaniesStatus = {
  waiting: 0,
  saving: 0,
  failed: 0,
  conflicts: 0,
  unread: 0,
  savedAt: null,
  failedCompanies: 0,
};

/** The common save state of all companies. */
export function statusOf(yearSheets: Iterable<{ companyId: string; queue: SaveQueue }>): CompaniesStatus {
  const sum = { ...IDLE_STATUS };
  const failed = new Set<string>();
  for (const { companyId, queue } of yearSheets) {
    const status = queue.getStatus();
    for (const name of ["waiting", "saving", "failed", "conflicts", "unread"] as const) sum[name] += status[name];
    if (status.failed > 0) failed.add(companyId);
    if (status.savedAt && (!sum.savedAt || status.savedAt > sum.savedAt)) sum.savedAt = status.savedAt;
  }
  return { ...sum, failedCompanies: failed.size };
}

/** States by severity, the worst last. */
const SEVERITY: readonly CompanySaveState[] = ["clean", "saved", "unsaved", "saving", "conflict", "failed"];

/** The save state of one company: the worst of its fiscal years, which are saved separately. */
export function worstOf(years: readonly SaveStatus[]): CompanySave {
  let save: CompanySave = { state: "clean", failure: null };
  for (const status of years) {
    const state = stateOf(status);
    if (SEVERITY.indexOf(state) > SEVERITY.indexOf(save.state)) save = { state, failure: status.failure };
  }
  return save;
}

function stateOf(status: SaveStatus): CompanySaveState {
  return status.conflicts > 0 && status.failed === 0 ? "conflict" : savingStateOf(status);
}

/** The most severe state of the edits that are not in conflict. */
export function savingStateOf({
  failed,
  saving,
  waiting,
  savedAt,
}: Pick<SaveStatus, "failed" | "saving" | "waiting" | "savedAt">): Exclude<CompanySaveState, "conflict"> {
  if (failed > 0) return "failed";
  if (saving > 0) return "saving";
  return waiting > 0 ? "unsaved" : savedAt ? "saved" : "clean";
}
