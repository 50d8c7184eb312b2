import { exchangeRefreshToken } from "./provider";
import { secondsLeft, type Session } from "./session";

/** An access token is replaced when less time than this is left: seconds, or a part of its lifetime if shorter. */
const REFRESH_MARGIN_SECONDS = 10;
const REFRESH_MARGIN_PART = 0.2;
/** Milliseconds for which a refused refresh is cached. */
const ENDED_KEPT_MS = 30_000;
/** Milliseconds for which tokens are cached after they expire: a browser may not have received its new cookie. */
const TOKENS_KEPT_MS = 600_000;
/** The longest time of a timer in Node, 24.8 days: it fires at once with a longer one. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type RefreshResult = Promise<Session | null>;

interface Refresh {
  /** The token request, or the end of the session, that is under way. */
  running: RefreshResult | null;
  /** The result of the latest request: null when the session is over, undefined before the first result. */
  latest: Session | null | undefined;
  timer?: NodeJS.Timeout;
}

// proxy.ts and the route handlers are bundled separately but run in one process, and must not use one token twice.
const shared = globalThis as typeof globalThis & { nyckeltalRefreshes?: Map<string, Refresh> };
const refreshes = (shared.nyckeltalRefreshes ??= new Map<string, Refresh>());

/**
 * True when the access token is about to expire, or half of the time until the session ends unused has passed: the idle
 * time counts from `granted`, so a session in use lasts only if it is refreshed.
 */
export function needsRefresh(session: Session, now = Date.now() / 1000): boolean {
  const life = session.accessTokenEnds - session.granted;
  if (session.accessTokenEnds - Math.min(REFRESH_MARGIN_SECONDS, life * REFRESH_MARGIN_PART) <= now) return true;
  const left = secondsLeft(session, now);
  // Near the session's maximum age, a refresh does not extend the session.
  const isExtended = secondsLeft({ ...session, granted: now }, now) > left;
  return session.refreshToken !== undefined && left * 2 < secondsLeft(session, session.granted) && isExtended;
}

/**
 * Returns the session with a new access token, or null when it is over. Simultaneous calls for one session share one
 * request to the provider, and a call with an older cookie gets the newest tokens.
 * @throws when the provider cannot be reached or fails; the session may then still be valid
 */
export async function refreshSession(session: Session): RefreshResult {
  const refreshed = await refreshTokens(session);
  // `viewAs` always comes from the cookie: the cached session may be older than the choice of that user.
  return refreshed && { ...refreshed, viewAs: session.viewAs };
}

function refreshTokens(session: Session): RefreshResult {
  const known = refreshes.get(session.id) ?? { running: null, latest: undefined };
  if (known.running) return known.running;
  if (known.latest === null) return Promise.resolve(null);
  const newest = newestOf(known, session);
  if (newest.accessToken !== session.accessToken && !needsRefresh(newest)) return Promise.resolve(newest);
  return start(session.id, known, requestTokens(newest));
}

/**
 * Ends a session: a refresh that begins meanwhile waits, and then gets null as if the provider had refused it.
 * @param revoke takes the session with its newest tokens, which the browser may not have received
 * @throws what `revoke` throws; the session goes on then
 */
export async function endTokens(session: Session, revoke: (newest: Session) => Promise<void>): Promise<void> {
  const known = refreshes.get(session.id) ?? { running: null, latest: undefined };
  if (known.running) {
    await known.running.catch(() => undefined);
    return endTokens(session, revoke);
  }
  await start(
    session.id,
    known,
    revoke(newestOf(known, session)).then(() => null),
  );
}

/** Another instance may have refreshed the session since: then the cookie is newer than the cache. */
function newestOf({ latest }: Refresh, session: Session): Session {
  return latest && latest.granted >= session.granted ? latest : session;
}

function start(sessionId: string, known: Refresh, request: RefreshResult): RefreshResult {
  // A timer that fired during the request would let another caller send the same token once more.
  clearTimeout(known.timer);
  known.running = request
    .then((result) => {
      known.latest = result;
      return result;
    })
    .finally(() => {
      known.running = null;
      forgetLater(sessionId, known);
    });
  refreshes.set(sessionId, known);
  return known.running;
}

/** Deletes the result of the latest request when it is no longer of use, and at once where there is none. */
function forgetLater(sessionId: string, known: Refresh): void {
  const { latest } = known;
  if (latest === undefined) {
    refreshes.delete(sessionId);
    return;
  }
  const lasts = latest ? latest.accessTokenEnds * 1000 - Date.now() + TOKENS_KEPT_MS : ENDED_KEPT_MS;
  known.timer = setTimeout(() => refreshes.delete(sessionId), Math.min(lasts, MAX_TIMER_MS)).unref();
}

async function requestTokens(session: Session): RefreshResult {
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
