import { readSession, type CookieToSet, type NamedCookie, type Session } from "@/lib/auth/session";

const MAX_CACHED_SESSIONS = 1_000;
const CACHE_MS = 30_000;

const cache = new Map<string, { session: Session; until: number }>();

/**
 * The session in a Cookie header; null when there is none, it has ended, or this dashboard did not write it. Decrypting
 * costs more than all the rest of a request, so a header's session is cached; the service still checks its token at
 * every request.
 */
export async function sessionFromCookies(header: string | null | undefined): Promise<Session | null> {
  if (!header) return null;
  const cached = cache.get(header);
  const now = Date.now();
  if (cached && cached.until > now) return cached.session;
  const session = await readSession(parseCookies(header));
  cache.delete(header);
  if (session) {
    if (cache.size >= MAX_CACHED_SESSIONS) cache.delete(cache.keys().next().value!);
    cache.set(header, { session, until: now + CACHE_MS });
  }
  return session;
}

/** The cookies in a Cookie header (RFC 6265 §5.4); the dashboard's own need no decoding. */
export function parseCookies(header: string): NamedCookie[] {
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [] : [{ name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() }];
  });
}

/** The value of a Set-Cookie header (RFC 6265 §4.1). */
export function serializeCookie({ name, value, options }: CookieToSet): string {
  const { path, maxAge, secure, sameSite } = options;
  const site = sameSite.charAt(0).toUpperCase() + sameSite.slice(1);
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${site}${secure ? "; Secure" : ""}`;
}
