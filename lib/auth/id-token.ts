import { dashboardEnv } from "../env";
import { seal, unseal } from "./sealed";
import { cookieName, isSecure, type CookieToSet } from "./session";

/** The ID token is needed once, to end the provider's session: an encrypted cookie of its own, sent nowhere else. */
export function idTokenCookieName(): string {
  // Its path is not the whole host's, which __Host- wants.
  return cookieName("nyckeltal.id-token", "__Secure-");
}

export function idTokenCookieOptions(maxAge = dashboardEnv().session.whole): CookieToSet["options"] {
  return { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/api/sign-out", maxAge };
}

/** The cookie's value. */
export function sealIdToken(idToken: string): Promise<string> {
  return seal({ idToken }, dashboardEnv().session.whole);
}

/** The ID token in a cookie's value; undefined when there is none that this dashboard wrote. */
export async function openIdToken(value: string | undefined): Promise<string | undefined> {
  if (value === undefined) return undefined;
  const token = await unseal(value);
  return typeof token?.idToken === "string" ? token.idToken : undefined;
}
