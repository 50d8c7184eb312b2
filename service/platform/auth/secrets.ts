import { hash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash of a secret that is stored in its place. It needs no salt, as the secret is random and long. */
export function hashOf(secret: string): string {
  return hash("sha256", secret);
}
