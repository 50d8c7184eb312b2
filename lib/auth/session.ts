import { randomBytes } from "node:crypto";
import { dashboardEnv } from "@/lib/env";
import { seal, unseal } from "./seal";

/** The contents of the encrypted session cookie, under 1 KB with opaque tokens. Times are seconds since 1970. */
export interface Session {
  /** New at each sign-in. */
  id: string;
  /** Time of the sign-in. */
  begun: number;
  /** Time at which the tokens were issued, by the sign-in or a refresh. */
  granted: number;
  accessToken: string;
  refreshToken: string | undefined;
  /** Expiry of the access token. Not named `exp`, which is the expiry of the cookie itself. */
  accessTokenEnds: number;
  /** Name of the user as whom the signed-in director views the dashboard; the service checks the permission. */
  viewAs?: string | undefined;
}

/** Characters of the value in one cookie. Browsers limit a cookie to 4096 bytes, with its name and attributes. */
const MAX_COOKIE_CHUNK = 3_900;

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

/**
 * Adds a prefix to the name over https (RFC 6265bis §4.1.3). A `__Host-` cookie needs the path / and cannot be set by
 * other hosts of the domain. A `__Secure-` cookie may have any path, but other hosts can set it over https.
 */
export function cookieName(name: string, prefix: "__Host-" | "__Secure-" = "__Host-"): string {
  return isSecure() ? prefix + name : name;
}

export function sessionCookieName(): string {
  return cookieName("nyckeltal.session");
}

/** A cookie of a request. */
export interface NamedCookie {
  name: string;
  value: string;
}

/** The session in a request's cookies; null when there is none, it has ended, or this dashboard did not write it. */
export async function readSession(cookies: readonly NamedCookie[]): Promise<Session | null> {
  const value = chunks(cookies)
    .map((cookie) => cookie.value)
    .join("");
  if (value === "") return null;
  const token = await unseal(value);
  const session = token && toSession(token);
  return session && secondsLeft(session) > 0 ? session : null;
}

/** Seconds until an unused session ends, by its idle time or its maximum age. */
export function secondsLeft({ begun, granted }: Session, now = Date.now() / 1000): number {
  const { idle, absolute } = dashboardEnv().session;
  return Math.floor(Math.min(granted + idle, begun + absolute) - now);
}

/** A session that begins now, with a new id even when the browser had a session before. */
export function newSession(
  tokens: Pick<Session, "accessToken" | "refreshToken" | "accessTokenEnds">,
  now = Math.floor(Date.now() / 1000),
): Session {
  return { ...tokens, id: randomBytes(16).toString("base64url"), begun: now, granted: now };
}

/** Reads the session from next-auth's token; null when a required member is missing. */
function toSession(token: Record<string, unknown>): Session | null {
  const { id, begun, granted, accessToken, refreshToken, accessTokenEnds, viewAs } = token;
  if (typeof id !== "string" || typeof begun !== "number" || typeof granted !== "number") return null;
  if (typeof accessToken !== "string" || typeof accessTokenEnds !== "number") return null;
  const refresh = typeof refreshToken === "string" ? refreshToken : undefined;
  const viewed = typeof viewAs === "string" ? { viewAs } : {};
  return { id, begun, granted, accessToken, accessTokenEnds, refreshToken: refresh, ...viewed };
}

/** The cookies that store `session`, and deletions of parts that remain from a longer session. */
export async function sessionCookies(session: Session, present: readonly NamedCookie[]): Promise<CookieToSet[]> {
  const maxAge = Math.max(1, secondsLeft(session));
  const value = await seal({ ...session }, maxAge);
  const name = sessionCookieName();
  const parts = value.match(new RegExp(`.{1,${String(MAX_COOKIE_CHUNK)}}`, "g")) ?? [];
  // Named as by next-auth, which writes the cookies at the sign-in: .0, .1, … for a session too long for one cookie.
  const cookies = parts.map((part, index) =>
    cookie(parts.length === 1 ? name : `${name}.${String(index)}`, part, maxAge),
  );
  const names = new Set(cookies.map((one) => one.name));
  return [...cookies, ...clearedSessionCookies(present).filter((one) => !names.has(one.name))];
}

/** Deletions of the session's cookies. */
export function clearedSessionCookies(present: readonly NamedCookie[]): CookieToSet[] {
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
