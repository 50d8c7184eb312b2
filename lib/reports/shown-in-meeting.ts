import type { PeriodReport } from "@/contract/reports/period-report";

interface ShownInMeeting {
  /** Those to choose among: what a client may see, and the one that somebody has asked for. */
  reports: readonly PeriodReport[];
  /** Undefined where there is none, or not the one that is asked for. */
  chosen: PeriodReport | undefined;
}

/**
 * The reports of a meeting. Drafts and recalled reports are shown only by their own address, so that a client does not
 * see them by accident.
 * @param all the newest first
 * @param wanted the id in the address
 */
export function shownInMeeting(all: readonly PeriodReport[], wanted: string | null): ShownInMeeting {
  const reports = all.filter(({ id, isPublished }) => isPublished || id === wanted);
  return { reports, chosen: wanted === null ? reports[0] : reports.find(({ id }) => id === wanted) };
}
