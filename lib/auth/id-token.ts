import { isSecure, SESSION_SECONDS, type CookieToSet } from "./session";

/** The ID token is needed once, to end the provider's session: a cookie of its own, sent nowhere else. */
export const ID_TOKEN_COOKIE = "nyckeltal.id-token";

export function idTokenCookieOptions(maxAge = SESSION_SECONDS): CookieToSet["options"] {
  return { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/api/sign-out", maxAge };
}
