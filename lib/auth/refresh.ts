import { exchangeRefreshToken } from "./provider";
import { secondsLeft, type Session } from "./session";

/** An access token with less left than this is exchanged beforehand: seconds, and as a part of its life. */
const MARGIN = 10;
const MARGIN_PART = 0.2;
/** For how long it is remembered that a session is over, milliseconds. */
const OVER_KEPT = 30_000;
/** For how long the tokens of a session are remembered after they end: a browser may not have got its cookie. */
const KEPT = 600_000;

type Outcome = Promise<Session | null>;

interface Refresh {
  /** The exchange that is under way. */
  running: Outcome | null;
  /** What came of the last one; null when the provider said that the session is over. */
  latest: Session | null | undefined;
  timer?: NodeJS.Timeout;
}

// The proxy and the route handlers are bundled apart but run in one process, and must not spend one token twice.
const shared = globalThis as typeof globalThis & { nyckeltalRefreshes?: Map<string, Refresh> };
const refreshes = (shared.nyckeltalRefreshes ??= new Map<string, Refresh>());

/** Whether a session should get new tokens: its access token is ending, or else it would idle though it is used. */
export function isEnding(session: Session, now = Date.now() / 1000): boolean {
  const life = session.accessTokenEnds - session.granted;
  if (session.accessTokenEnds - Math.min(MARGIN, life * MARGIN_PART) <= now) return true;
  return session.refreshToken !== undefined && secondsLeft(session, now) * 2 < secondsLeft(session, session.granted);
}

/**
 * The session with a new access token, or null when it is over. One exchange a session at a time: requests that come
 * meanwhile share its result, and those that still carry an older cookie get the tokens that are newest.
 * @throws when the provider cannot be reached
 */
export function refreshSession(session: Session): Outcome {
  const known = refreshes.get(session.id) ?? { running: null, latest: undefined };
  if (known.running) return known.running;
  if (known.latest === null) return Promise.resolve(null);
  // Another instance may have refreshed it since.
  const newest = known.latest && known.latest.granted >= session.granted ? known.latest : session;
  if (newest.accessToken !== session.accessToken && !isEnding(newest)) return Promise.resolve(newest);
  known.running = exchange(newest)
    .then((refreshed) => {
      known.latest = refreshed;
      const lasts = refreshed ? refreshed.accessTokenEnds * 1000 - Date.now() + KEPT : OVER_KEPT;
      clearTimeout(known.timer);
      known.timer = setTimeout(() => refreshes.delete(session.id), lasts).unref();
      return refreshed;
    })
    .catch((error: unknown) => {
      if (known.latest === undefined) refreshes.delete(session.id);
      throw error;
    })
    .finally(() => {
      known.running = null;
    });
  refreshes.set(session.id, known);
  return known.running;
}

async function exchange(session: Session): Outcome {
  if (session.refreshToken === undefined) return null;
  const granted = await exchangeRefreshToken(session.refreshToken);
  if (!granted) return null;
  return {
    ...session,
    granted: Math.floor(Date.now() / 1000),
    accessToken: granted.accessToken,
    refreshToken: granted.refreshToken ?? session.refreshToken,
    accessTokenEnds: granted.expiresAt,
  };
}
