"use client";

import { useSyncExternalStore } from "react";
import { isOfMeeting, wayOut } from "@/lib/meeting/pages";
import type { MeetingPage } from "@/lib/paths";

const KEY = "nyckeltal.meeting.begun";
let begun: string | null | undefined;

/**
 * Path and query of the company's page that this tab's meeting began on, null where it began elsewhere. A meeting's
 * other pages are opened from within, and so keep it; with another company it is forgotten, for it names the first.
 */
function begunOn(companyId: string): string | null {
  if (begun !== undefined) return begun;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const folder = `/companies/${encodeURIComponent(companyId)}/`;
  const isOfCompany = referrer?.origin === location.origin && referrer.pathname.startsWith(folder);
  const from = isOfCompany ? referrer.pathname + referrer.search : null;
  try {
    if (from === null) sessionStorage.removeItem(KEY);
    else if (!isOfMeeting(companyId, referrer!.pathname)) sessionStorage.setItem(KEY, from);
    begun = sessionStorage.getItem(KEY);
  } catch {
    // Without a stored address, the page shown leads back to its own.
    begun = isOfCompany && !isOfMeeting(companyId, referrer.pathname) ? from : null;
  }
  return begun;
}

const never = () => () => undefined;

/** The address that the meeting is left to. */
export function useWayOut(companyId: string, page: MeetingPage, search: string): string {
  const from = useSyncExternalStore(
    never,
    () => begunOn(companyId),
    () => null,
  );
  return wayOut(companyId, page, search, from);
}
