import { decodeProtectedHeader } from "jose";
import { decode, encode } from "next-auth/jwt";
import { dashboardEnv } from "../env";

/** Encrypts what a cookie is to hold (JWE: the derived key as it is, AES-256-GCM). @param maxAge seconds */
export function seal(token: Record<string, unknown>, maxAge: number): Promise<string> {
  return encode({ token, secret: dashboardEnv().sessionSecret, maxAge });
}

/** What a cookie holds that this dashboard has sealed and that is not too old; null for any other. */
export async function unseal(value: string): Promise<Record<string, unknown> | null> {
  if (!isSealedAsOurs(value)) return null;
  // One of another secret, or one that somebody made up, cannot be decrypted.
  return decode({ token: value, secret: dashboardEnv().sessionSecret }).catch(() => null);
}

/** Whether a value says to be sealed in the one way that is used here: the library would take others too. */
export function isSealedAsOurs(value: string): boolean {
  try {
    const { alg, enc } = decodeProtectedHeader(value);
    return alg === "dir" && enc === "A256GCM";
  } catch {
    return false;
  }
}
