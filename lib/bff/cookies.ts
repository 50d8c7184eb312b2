import { readSession, type CookieToSet, type Session } from "../auth/session";

interface NamedCookie {
  name: string;
  value: string;
}

/** How many sessions are remembered, and for how long, milliseconds. */
const REMEMBERED = 1_000;
const REMEMBERED_FOR = 30_000;

const remembered = new Map<string, { session: Session; until: number }>();

/**
 * The session in a request's Cookie header, or null when there is none that this dashboard wrote. Decrypting costs more
 * than all the rest of a call, so the same header is decrypted once in half a minute; whether its tokens are still
 * good, the service says at every call.
 */
export async function sessionIn(header: string | null | undefined): Promise<Session | null> {
  if (!header) return null;
  const known = remembered.get(header);
  const now = Date.now();
  if (known && known.until > now) return known.session;
  const session = await readSession(cookiesIn(header));
  remembered.delete(header);
  if (session) {
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(header, { session, until: now + REMEMBERED_FOR });
  }
  return session;
}

/** The cookies of a Cookie header (RFC 6265 §5.4); ours need no decoding. */
export function cookiesIn(header: string): NamedCookie[] {
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [] : [{ name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() }];
  });
}

/** As Set-Cookie writes it (RFC 6265 §4.1). */
export function setCookie({ name, value, options }: CookieToSet): string {
  const { path, maxAge, secure, sameSite } = options;
  const site = sameSite.charAt(0).toUpperCase() + sameSite.slice(1);
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${site}${secure ? "; Secure" : ""}`;
}
