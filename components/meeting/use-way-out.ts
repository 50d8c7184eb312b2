"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { isOfMeeting, wayOut } from "@/lib/meeting/pages";
import type { MeetingPage } from "@/lib/paths";

const KEY = "nyckeltal.meeting.begun";
/** The result of {@link pageThatOpened}, found once: every meeting is opened by a full page load. */
let openedFrom: string | null | undefined;

/**
 * Path and query of the company's page from which this tab's meeting was opened; null if it was opened elsewhere, for
 * instance from another company's meeting. Loading another page of the same company's meeting does not change it.
 */
function pageThatOpened(companyId: string): string | null {
  if (openedFrom !== undefined) return openedFrom;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const folder = `/companies/${encodeURIComponent(companyId)}/`;
  const isOfCompany = referrer?.origin === location.origin && referrer.pathname.startsWith(folder);
  const from = isOfCompany ? referrer.pathname + referrer.search : null;
  try {
    if (from === null) sessionStorage.removeItem(KEY);
    else if (!isOfMeeting(companyId, referrer!.pathname)) sessionStorage.setItem(KEY, from);
    openedFrom = sessionStorage.getItem(KEY);
  } catch {
    // Without session storage only the first page of the meeting knows the address.
    openedFrom = isOfCompany && !isOfMeeting(companyId, referrer.pathname) ? from : null;
  }
  return openedFrom;
}

/** The address to which leaving the meeting leads. */
export function useWayOut(companyId: string, page: MeetingPage, search: string): string {
  const from = useBrowserValue(() => pageThatOpened(companyId), null);
  return wayOut(companyId, page, search, from);
}
