import { decode, encode } from "next-auth/jwt";
import { dashboardEnv } from "../env";

/** What the session cookie holds, encrypted. Opaque tokens keep it under 1 KB. */
export interface Session {
  accessToken: string;
  refreshToken: string | undefined;
  /** When the access token ends, seconds since 1970. Not named `exp`, which is the cookie's own. */
  accessTokenEnds: number;
}

/** The cookie's lifetime; the provider ends the session earlier when its refresh token is not used. */
export const SESSION_SECONDS = 30 * 24 * 3600;
const CHUNK = 3_900;

export interface CookieToSet {
  name: string;
  value: string;
  options: {
    httpOnly: true;
    sameSite: "lax";
    secure: boolean;
    path: string;
    maxAge: number;
  };
}

export function isSecure(): boolean {
  return dashboardEnv().publicUrl.startsWith("https:");
}

export function sessionCookieName(): string {
  return isSecure() ? "__Secure-nyckeltal.session" : "nyckeltal.session";
}

interface NamedCookie {
  name: string;
  value: string;
}

/** The session in a request's cookies, or null when there is none that this dashboard wrote. */
export async function readSession(cookies: readonly NamedCookie[]): Promise<Session | null> {
  const value = chunks(cookies)
    .map((cookie) => cookie.value)
    .join("");
  if (value === "") return null;
  // A cookie of another secret, or one that somebody made up, cannot be decrypted.
  const token = await decode({ token: value, secret: dashboardEnv().sessionSecret }).catch(() => null);
  return token && sessionOf(token);
}

/** The session in the members of next-auth's token. */
export function sessionOf(token: Record<string, unknown>): Session | null {
  const { accessToken, refreshToken, accessTokenEnds } = token;
  if (typeof accessToken !== "string" || typeof accessTokenEnds !== "number") return null;
  return { accessToken, accessTokenEnds, refreshToken: typeof refreshToken === "string" ? refreshToken : undefined };
}

/** The cookies that keep `session`, and those that take away what is left of a longer one. */
export async function sessionCookies(session: Session, present: readonly NamedCookie[]): Promise<CookieToSet[]> {
  const value = await encode({
    token: { ...session },
    secret: dashboardEnv().sessionSecret,
    maxAge: SESSION_SECONDS,
  });
  const name = sessionCookieName();
  const parts = value.match(new RegExp(`.{1,${String(CHUNK)}}`, "g")) ?? [];
  // next-auth reads a cookie that is too long for one in parts named .0, .1, …
  const kept = parts.map((part, index) => cookie(parts.length === 1 ? name : `${name}.${String(index)}`, part));
  const names = new Set(kept.map((one) => one.name));
  return [...kept, ...clearedSession(present).filter((one) => !names.has(one.name))];
}

/** The cookies that end the session in this browser. */
export function clearedSession(present: readonly NamedCookie[]): CookieToSet[] {
  return chunks(present).map(({ name }) => cookie(name, "", 0));
}

function cookie(name: string, value: string, maxAge = SESSION_SECONDS): CookieToSet {
  return { name, value, options: { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/", maxAge } };
}

/** The session's cookie, or its parts in order. */
function chunks(cookies: readonly NamedCookie[]): NamedCookie[] {
  const name = sessionCookieName();
  const part = (candidate: NamedCookie) => candidate.name.slice(name.length + 1);
  return cookies
    .filter(
      (candidate) =>
        candidate.name === name || (candidate.name.startsWith(`${name}.`) && /^\d+$/.test(part(candidate))),
    )
    .sort((one, other) => Number(part(one)) - Number(part(other)));
}
