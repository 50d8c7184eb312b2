import { exchangeRefreshToken } from "./provider";
import type { Session } from "./session";

/** How long a result is kept at most, for requests that still carry the old cookie, milliseconds. */
const KEPT = 30_000;
/** An access token with less left than this is exchanged beforehand, seconds. */
const MARGIN = 10;

type Outcome = Promise<Session | null>;

// The proxy and the route handlers are bundled apart but run in one process, and must not spend one token twice.
const shared = globalThis as typeof globalThis & { nyckeltalRefreshes?: Map<string, Outcome> };
const refreshes = (shared.nyckeltalRefreshes ??= new Map<string, Outcome>());

export function isEnding(session: Session, now = Date.now()): boolean {
  return session.accessTokenEnds - MARGIN <= now / 1000;
}

/**
 * The session with a new access token, or null when it is over. Requests that come at the same time with the same
 * refresh token share one exchange and its result.
 * @throws when the provider cannot be reached
 */
export function refreshSession(session: Session): Outcome {
  const { refreshToken } = session;
  if (refreshToken === undefined) return Promise.resolve(null);
  const running = refreshes.get(refreshToken);
  if (running) return running;
  const outcome = exchange(session, refreshToken);
  refreshes.set(refreshToken, outcome);
  const forget = () => refreshes.delete(refreshToken);
  outcome.then((refreshed) => {
    const lasts = refreshed ? refreshed.accessTokenEnds * 1000 - Date.now() : KEPT;
    setTimeout(forget, Math.min(KEPT, Math.max(0, lasts))).unref();
  }, forget);
  return outcome;
}

async function exchange(session: Session, refreshToken: string): Outcome {
  const granted = await exchangeRefreshToken(refreshToken);
  if (!granted) return null;
  return {
    ...session,
    accessToken: granted.accessToken,
    refreshToken: granted.refreshToken ?? refreshToken,
    accessTokenEnds: granted.expiresAt,
  };
}
