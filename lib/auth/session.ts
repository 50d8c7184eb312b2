import { randomBytes } from "node:crypto";
import { dashboardEnv } from "../env";
import { seal, unseal } from "./sealed";

/** What the session cookie holds, encrypted. Opaque tokens keep it under 1 KB. Times are seconds since 1970. */
export interface Session {
  /** Made anew at each sign-in. */
  id: string;
  /** When the user signed in. */
  begun: number;
  /** When the tokens were granted, at the sign-in or by a refresh. */
  granted: number;
  accessToken: string;
  refreshToken: string | undefined;
  /** When the access token ends. Not named `exp`, which is the cookie's own. */
  accessTokenEnds: number;
}

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

/** Over https a cookie's name makes browsers keep neighbours from setting it (RFC 6265bis §4.1.3). */
export function cookieName(name: string, prefix: "__Host-" | "__Secure-" = "__Host-"): string {
  return isSecure() ? prefix + name : name;
}

export function sessionCookieName(): string {
  return cookieName("nyckeltal.session");
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
  const token = await unseal(value);
  const session = token && sessionOf(token);
  return session && secondsLeft(session) > 0 ? session : null;
}

/** For how long a session lasts if nothing is done with it: until it idles for too long, and never past its last day. */
export function secondsLeft({ begun, granted }: Session, now = Date.now() / 1000): number {
  const { idle, whole } = dashboardEnv().session;
  return Math.floor(Math.min(granted + idle, begun + whole) - now);
}

/** A session that begins now: never the continuation of one that the browser may have had. */
export function newSession(
  tokens: Pick<Session, "accessToken" | "refreshToken" | "accessTokenEnds">,
  now = Math.floor(Date.now() / 1000),
): Session {
  return { ...tokens, id: randomBytes(16).toString("base64url"), begun: now, granted: now };
}

/** The session in the members of next-auth's token. */
export function sessionOf(token: Record<string, unknown>): Session | null {
  const { id, begun, granted, accessToken, refreshToken, accessTokenEnds } = token;
  if (typeof id !== "string" || typeof begun !== "number" || typeof granted !== "number") return null;
  if (typeof accessToken !== "string" || typeof accessTokenEnds !== "number") return null;
  const refresh = typeof refreshToken === "string" ? refreshToken : undefined;
  return { id, begun, granted, accessToken, accessTokenEnds, refreshToken: refresh };
}

/** The cookies that keep `session`, and those that take away what is left of a longer one. */
export async function sessionCookies(session: Session, present: readonly NamedCookie[]): Promise<CookieToSet[]> {
  const maxAge = Math.max(1, secondsLeft(session));
  const value = await seal({ ...session }, maxAge);
  const name = sessionCookieName();
  const parts = value.match(new RegExp(`.{1,${String(CHUNK)}}`, "g")) ?? [];
  // next-auth reads a cookie that is too long for one in parts named .0, .1, …
  const kept = parts.map((part, index) => cookie(parts.length === 1 ? name : `${name}.${String(index)}`, part, maxAge));
  const names = new Set(kept.map((one) => one.name));
  return [...kept, ...clearedSession(present).filter((one) => !names.has(one.name))];
}

/** The cookies that end the session in this browser. */
export function clearedSession(present: readonly NamedCookie[]): CookieToSet[] {
  return chunks(present).map(({ name }) => cookie(name, "", 0));
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
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
