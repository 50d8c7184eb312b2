import type { PeriodReport } from "@/contract/reports/period-report";

interface ShownInMeeting {
  /** The reports to choose from: published ones, and the one that is asked for. */
  reports: readonly PeriodReport[];
  /** The report that is asked for, or the newest when none is; undefined when there is no such report. */
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
