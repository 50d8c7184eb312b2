import type { SecurityEvent } from "@/contract/account/security-event";

/** Failed attempts between the user's previous sign-in and this one. */
export interface FailedSignIns {
  count: number;
  /** There may be more of them than could be looked at. */
  isAtLeast: boolean;
  /** The time of that earlier sign-in, as the service writes times; absent when none is known. */
  since?: string;
  latest: SecurityEvent;
  /** Number of different network addresses that they came from. */
  addresses: number;
}

/**
 * The sign-ins that failed since the user's sign-in before the present one; null when none did.
 * @param events the newest first
 * @param hasMore whether there are older events than these
 */
export function failedSignIns(events: readonly SecurityEvent[], hasMore: boolean): FailedSignIns | null {
  const [, previous] = events.filter(({ event }) => event === "SignedIn");
  const recent = previous ? events.slice(0, events.indexOf(previous)) : events;
  const failed = recent.filter(isFailedSignIn);
  const latest = failed[0];
  if (!latest) return null;
  return {
    count: failed.length,
    isAtLeast: !previous && hasMore,
    ...(previous && { since: previous.at }),
    latest,
    addresses: new Set(failed.map(({ address }) => address)).size,
  };
}

/** A mistyped password while changing credentials does not count: that user is signed in already. */
function isFailedSignIn({ event, detail }: SecurityEvent): boolean {
  return event === "SignInFailed" && detail.way !== "change of credentials";
}
