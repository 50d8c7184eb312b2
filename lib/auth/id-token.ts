import { dashboardEnv } from "@/lib/env";
import { seal, unseal } from "./seal";
import { cookieName, isSecure, type CookieToSet } from "./session";

/** Only ending the provider's session needs the ID token, so browsers send its cookie to the sign-out route only. */
export function idTokenCookieName(): string {
  // __Host- requires the path /, and this cookie has a narrower one.
  return cookieName("nyckeltal.id-token", "__Secure-");
}

export function idTokenCookieOptions(maxAge = dashboardEnv().session.absolute): CookieToSet["options"] {
  return { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/api/sign-out", maxAge };
}

/** Encrypts the ID token for its cookie. */
export function sealIdToken(idToken: string): Promise<string> {
  return seal({ idToken }, dashboardEnv().session.absolute);
}

/** Decrypts the cookie's value; undefined without one, when it has expired, or when this dashboard did not write it. */
export async function readIdToken(value: string | undefined): Promise<string | undefined> {
  if (value === undefined) return undefined;
  const token = await unseal(value);
  return typeof token?.idToken === "string" ? token.idToken : undefined;
}
