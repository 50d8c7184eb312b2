"use client";

import { useSyncExternalStore } from "react";
import { isOfMeeting, wayOut } from "@/lib/meeting/pages";
import type { MeetingPage } from "@/lib/paths";

const KEY = "nyckeltal.meeting.begun";
let begun: string | null | undefined;

/**
 * Path and query of the page that this tab's meeting began on, null where it began with an address. A meeting's other
 * pages and companies are opened from within, and so keep it.
 */
function begunOn(companyId: string): string | null {
  if (begun !== undefined) return begun;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOwn = referrer?.origin === location.origin;
  const isWithin = isOwn && /^\/companies\/[^/]+\/meeting(\/|$)/.test(referrer.pathname);
  try {
    if (isOwn && !isWithin) sessionStorage.setItem(KEY, referrer.pathname + referrer.search);
    else if (!isOwn) sessionStorage.removeItem(KEY);
    begun = sessionStorage.getItem(KEY);
  } catch {
    // Where nothing is kept, the page shown leads back to its own.
    begun = isOwn && !isOfMeeting(companyId, referrer.pathname) ? referrer.pathname + referrer.search : null;
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
