import type { PeriodReport } from "@/contract/reports/period-report";

interface ShownInMeeting {
  /** Those to choose among: what a client may see, and the one that somebody has asked for. */
  reports: readonly PeriodReport[];
  /** Undefined where there is none, or not the one that is asked for. */
  chosen: PeriodReport | undefined;
}

/**
 * The reports of a meeting: drafts and recalled ones are nobody's to stumble upon while a client looks, so that they
 * are shown only by an address of their own.
 * @param all the newest first
 * @param wanted the id in the address
 */
export function shownInMeeting(all: readonly PeriodReport[], wanted: string | null): ShownInMeeting {
  const reports = all.filter(({ id, isPublished }) => isPublished || id === wanted);
  return { reports, chosen: wanted === null ? reports[0] : reports.find(({ id }) => id === wanted) };
}
