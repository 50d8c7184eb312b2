import { and, desc, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatUtc } from "@/contract/dates";
import type { Session } from "@/contract/account/session";
import type { Credential } from "../request-context";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";

/** The claim under which an access token keeps when its user signed in, seconds since 1970. */
export const AUTH_TIME = "auth_time";

/** More of a User-Agent says nothing more. */
const MAX_DEVICE_LENGTH = 255;

/** Notes with what a session was begun, and that it is in use. */
export async function noteSession(db: Db, grantId: string, device: string, now: Date): Promise<void> {
  const printable = device.replace(/\p{Cc}/gu, " ").slice(0, MAX_DEVICE_LENGTH);
  await db.update(oidcPayload).set({ device: printable, lastUsed: now }).where(grantIs(grantId));
}

/** Notes that a session has got a new access token. */
export async function noteUse(db: Db, grantId: string, now: Date): Promise<void> {
  await db.update(oidcPayload).set({ lastUsed: now }).where(grantIs(grantId));
}

/** A sign-in at this server, of which an access token came. */
export interface SignIn {
  grantId: string | null;
  /** The time at which the user gave password and code; null for a token of an earlier version, without it. */
  signedIn: Date | null;
}

/** The sign-in behind a credential; null for every credential but an access token of one. */
export async function signInOf(db: Db, credential: Credential): Promise<SignIn | null> {
  if (credential.kind !== "accessToken") return null;
  const [token] = await db
    .select({ grantId: oidcPayload.grantId, payload: oidcPayload.payload })
    .from(oidcPayload)
    .where(and(eq(oidcPayload.model, "AccessToken"), eq(oidcPayload.id, credential.id)));
  if (!token) return null;
  const { extra } = JSON.parse(token.payload) as { extra?: Record<string, unknown> };
  const seconds = extra?.[AUTH_TIME];
  return { grantId: token.grantId, signedIn: typeof seconds === "number" ? new Date(seconds * 1000) : null };
}

/** The grant of the sign-in behind a credential, which is the session that a request belongs to. */
export async function grantOf(db: Db, credential: Credential): Promise<string | undefined> {
  return (await signInOf(db, credential))?.grantId ?? undefined;
}

/** The sessions of a user that can still get or use a token, the one used last first. */
export async function sessionsOf(
  db: Db,
  userName: string,
  now: Date,
  currentGrant: string | undefined,
): Promise<Session[]> {
  const token = alias(oidcPayload, "token");
  const client = alias(oidcPayload, "client");
  const alive = db
    .select({ one: sql`1` })
    .from(token)
    .where(
      and(
        eq(token.grantId, oidcPayload.id),
        inArray(token.model, ["RefreshToken", "AccessToken"]),
        gt(token.expires, now),
      ),
    );
  const rows = await db
    .select({ grant: oidcPayload, client: client.payload })
    .from(oidcPayload)
    .leftJoin(client, and(eq(client.model, "Client"), eq(client.id, sql`${oidcPayload.payload}::json ->> 'clientId'`)))
    .where(and(eq(oidcPayload.model, "Grant"), eq(oidcPayload.accountId, userName), exists(alive)))
    .orderBy(desc(oidcPayload.lastUsed), desc(oidcPayload.id));
  return rows.map(({ grant, client: metadata }) => {
    const { iat } = JSON.parse(grant.payload) as { iat: number };
    const { client_name: name } = JSON.parse(metadata ?? "{}") as { client_name?: string };
    return {
      id: grant.id,
      client: name ?? "Nyckeltal",
      device: grant.device ?? "",
      created: formatUtc(new Date(iat * 1000)),
      lastUsed: formatUtc(grant.lastUsed ?? new Date(iat * 1000)),
      isCurrent: grant.id === currentGrant,
    };
  });
}

const grantIs = (id: string) => and(eq(oidcPayload.model, "Grant"), eq(oidcPayload.id, id));
