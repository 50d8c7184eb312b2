import type { KoaContextWithOIDC, RefreshToken } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseNow } from "../db/database-clock";
import type { TokenLifetimes } from "../../env";
import { extendRefreshToken } from "./adapter";
import { noteUse } from "./sessions";

/** A client with a secret gets a new token once this percentage of the time from issue to expiry has passed. */
const ROTATE_FROM = 70;

/**
 * Seconds until a refresh token expires: at the end of its idle time, and never past the limit for the whole sign-in.
 * `totalLifetime()` of oidc-provider returns the seconds since the first refresh token of the sign-in was issued.
 */
export function refreshTokenTtl(token: RefreshToken, lifetimes: TokenLifetimes): number {
  return Math.max(1, Math.min(lifetimes.refreshTokenIdle, lifetimes.refreshToken - token.totalLifetime()));
}

/**
 * Resolves to true if this use replaces the refresh token (RFC 9700 §4.14): always with `rotateAlways` and for a public
 * client, from ROTATE_FROM on for a client with a secret. The idle time of a token that is not replaced starts again.
 */
export async function rotateRefreshToken(ctx: KoaContextWithOIDC, db: Db, lifetimes: TokenLifetimes): Promise<boolean> {
  const { RefreshToken: token, Client: client } = ctx.oidc.entities;
  if (!token || !client) return false;
  const now = databaseNow();
  if (token.grantId !== undefined) await noteUse(db, token.grantId, now);
  if (lifetimes.rotateAlways || client.clientAuthMethod === "none" || token.ttlPercentagePassed() >= ROTATE_FROM)
    return true;
  await extendRefreshToken(db, token.jti, Math.floor(now.getTime() / 1000) + refreshTokenTtl(token, lifetimes));
  return false;
}
