import { decodeProtectedHeader } from "jose";
import { decode, encode } from "next-auth/jwt";
import { dashboardEnv } from "@/lib/env";

/** Encrypts the contents of a cookie (JWE with direct encryption, AES-256-GCM). @param maxAge seconds */
export function seal(token: Record<string, unknown>, maxAge: number): Promise<string> {
  return encode({ token, secret: dashboardEnv().sessionSecret, maxAge });
}

/** Decrypts the contents of a cookie; null when it has expired or this dashboard did not write it. */
export async function unseal(value: string): Promise<Record<string, unknown> | null> {
  if (!isSealedByUs(value)) return null;
  return decode({ token: value, secret: dashboardEnv().sessionSecret }).catch(() => null);
}

/** True when a value's header names the algorithm used here; the library would accept others too. */
export function isSealedByUs(value: string): boolean {
  try {
    const { alg, enc } = decodeProtectedHeader(value);
    return alg === "dir" && enc === "A256GCM";
  } catch {
    return false;
  }
}
