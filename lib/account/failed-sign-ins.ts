import { CHANGE_OF_CREDENTIALS } from "@/contract/account/guess-ways";
import type { SecurityEvent } from "@/contract/account/security-event";

/** Failed attempts since the user's previous sign-in, including those after the present one. */
interface FailedSignIns {
  count: number;
  /** True when older events, which were not read, may contain more failed attempts. */
  isAtLeast: boolean;
  /** The time of the previous sign-in, in the format of the interface; absent when none is known. */
  since?: string;
  latest: SecurityEvent;
  /** Number of different network addresses of the attempts. */
  addresses: number;
}

/**
 * The sign-ins that failed after the previous sign-in of the user; null when none did.
 * @param events the newest first
 * @param hasMore true when there are older events than these
 */
export function failedSignIns(events: readonly SecurityEvent[], hasMore: boolean): FailedSignIns | null {
  // The latest sign-in is taken for that of the present session.
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

/** A wrong password or code in a request of a signed-in user does not count. */
function isFailedSignIn({ event, detail }: SecurityEvent): boolean {
  return event === "SignInFailed" && detail.way !== CHANGE_OF_CREDENTIALS;
}
