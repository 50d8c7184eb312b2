import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseAheadSeconds, databaseNow } from "../db/database-clock";
import { oidcPayload } from "../db/schema";

/**
 * Models whose ids are bearer secrets. They are stored as hashes, so that readers of the database cannot use them. The
 * ids of sessions and interactions are accepted only in signed cookies.
 */
const HASHED = new Set(["AccessToken", "AuthorizationCode", "ClientCredentials", "RefreshToken"]);

/** The member of client metadata that names the user as whom a client with client credentials acts. */
export const SERVICE_USER = "service_user";

/** The member of an interaction that names the user whose password was right. */
export const PASSWORD_OF = "passwordOf";

/** Returns the id under which a model instance is stored. */
export function storedId(model: string, id: string): string {
  return HASHED.has(model) ? createHash("sha256").update(id).digest("base64url") : id;
}

/** Stores the data of oidc-provider in the database, one row per model instance. */
export function createAdapter(db: Db): AdapterFactory {
  return (model) => new DatabaseAdapter(db, model);
}

class DatabaseAdapter implements Adapter {
  constructor(
    private readonly db: Db,
    private readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // The jti is the id, which is stored as a hash for some models; toPayload puts it back.
    const { jti: _, ...rest } = shifted(payload, databaseAheadSeconds());
    const values = {
      payload: JSON.stringify(rest),
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      accountId: payload.accountId ?? (await this.serviceUserOf(payload)),
      expires: expiryOf(rest, expiresIn),
    };
    await this.db
      .insert(oidcPayload)
      .values({ model: this.model, id: storedId(this.model, id), ...values })
      .onConflictDoUpdate({ target: [oidcPayload.model, oidcPayload.id], set: values });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db.select().from(oidcPayload).where(this.is(id));
    return row && toPayload(row, id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db
      .select()
      .from(oidcPayload)
      .where(and(eq(oidcPayload.model, this.model), eq(oidcPayload.uid, uid)));
    return row && toPayload(row, row.id);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db
      .select()
      .from(oidcPayload)
      .where(and(eq(oidcPayload.model, this.model), eq(oidcPayload.userCode, userCode)));
    return row && toPayload(row, row.id);
  }

  async consume(id: string): Promise<void> {
    // The first use counts, so that a replaced refresh token cannot renew its time of grace.
    await this.db
      .update(oidcPayload)
      .set({ consumed: databaseNow() })
      .where(and(this.is(id), isNull(oidcPayload.consumed)));
  }

  async destroy(id: string): Promise<void> {
    await this.db.delete(oidcPayload).where(this.is(id));
    // Deletes all that belongs to the grant, so that a check of a token need not check the grant.
    if (this.model === "Grant") await this.db.delete(oidcPayload).where(eq(oidcPayload.grantId, id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db.delete(oidcPayload).where(and(eq(oidcPayload.model, this.model), eq(oidcPayload.grantId, grantId)));
  }

  /** Returns the user as whom a client credentials token acts, from its client's metadata; null for other models. */
  private async serviceUserOf({ clientId }: AdapterPayload): Promise<string | null> {
    if (this.model !== "ClientCredentials" || clientId === undefined) return null;
    const client = await new DatabaseAdapter(this.db, "Client").find(clientId);
    const userName = client?.[SERVICE_USER];
    return typeof userName === "string" ? userName : null;
  }

  private is(id: string) {
    return and(eq(oidcPayload.model, this.model), eq(oidcPayload.id, storedId(this.model, id)));
  }
}

type Row = typeof oidcPayload.$inferSelect;

/**
 * Milliseconds for which a replaced refresh token stays valid, because the response with the new token may have been
 * lost. Later use of it revokes the grant, as RFC 9700 §4.14.2 recommends.
 */
const GRACE_MS = 30_000;

function isSpent({ model, consumed }: Row): boolean {
  return consumed !== null && (model !== "RefreshToken" || databaseNow().getTime() - consumed.getTime() > GRACE_MS);
}

/** Returns the stored payload with the later changes of the columns. */
function toPayload(row: Row, id: string): AdapterPayload {
  const stored: AdapterPayload = {
    ...(JSON.parse(row.payload) as AdapterPayload),
    ...(row.model === "Client" ? {} : { jti: id }),
    ...(row.expires ? { exp: seconds(row.expires) } : {}),
    ...(isSpent(row) ? { consumed: seconds(row.consumed!) } : {}),
  };
  return shifted(stored, -databaseAheadSeconds());
}

/** Members of a payload that are times in seconds since 1970. */
const TIMES = ["iat", "iiat", "exp", "loginTs", "authTime", "consumed"];

/** Converts times between the clock of this process, which the library uses, and the clock of the database. */
function shifted(payload: AdapterPayload, bySeconds: number): AdapterPayload {
  if (bySeconds === 0) return payload;
  const times = TIMES.flatMap((name) => {
    const time = payload[name];
    return typeof time === "number" ? [[name, time + bySeconds] as const] : [];
  });
  return { ...payload, ...Object.fromEntries(times) };
}

function expiryOf(payload: AdapterPayload, expiresIn: number | undefined): Date | null {
  if (payload.exp !== undefined) return new Date(payload.exp * 1000);
  return expiresIn === undefined ? null : new Date(databaseNow().getTime() + expiresIn * 1000);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/**
 * Changes the expiry of a refresh token, unless it was revoked meanwhile.
 * @param expires seconds since 1970 by the clock of the database
 */
export async function extendRefreshToken(db: Db, token: string, expires: number): Promise<void> {
  await db
    .update(oidcPayload)
    .set({ expires: new Date(expires * 1000) })
    .where(and(eq(oidcPayload.model, "RefreshToken"), eq(oidcPayload.id, storedId("RefreshToken", token))));
}

/** Deletes all expired rows, which oidc-provider does not do. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(oidcPayload).where(and(isNotNull(oidcPayload.expires), lt(oidcPayload.expires, now)));
}
