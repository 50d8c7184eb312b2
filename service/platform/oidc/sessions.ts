import { and, desc, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatUtc } from "@/contract/dates";
import type { Session } from "@/contract/account/session";
import type { Credential } from "../request-context";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";

/** The claim of an access token with the time of the sign-in, in seconds since 1970. */
export const AUTH_TIME = "auth_time";

/** Maximum stored length of a User-Agent. */
const MAX_DEVICE_LENGTH = 255;

/** Stores the User-Agent and the time of an authorization with its grant, which stands for the session. */
export async function noteSession(db: Db, grantId: string, device: string, now: Date): Promise<void> {
  const printable = device.replace(/\p{Cc}/gu, " ").slice(0, MAX_DEVICE_LENGTH);
  await db.update(oidcPayload).set({ device: printable, lastUsed: now }).where(grantIs(grantId));
}

/** Stores the time at which a session got a new access token. */
export async function noteUse(db: Db, grantId: string, now: Date): Promise<void> {
  await db.update(oidcPayload).set({ lastUsed: now }).where(grantIs(grantId));
}

/** The sign-in at this server from which an access token was issued. */
export interface SignIn {
  grantId: string | null;
  /** The time at which the user entered password and code; null for a token of an earlier version. */
  signedIn: Date | null;
}

/** Returns the sign-in of an access token; null for one that a program got for itself, and for other credentials. */
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

/** Returns the grant id of the sign-in of a credential, which identifies the session of the request. */
export async function grantIdOf(db: Db, credential: Credential): Promise<string | undefined> {
  return (await signInOf(db, credential))?.grantId ?? undefined;
}

/** Returns the sessions of a user that have an unexpired token, the most recently used first. */
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
  const created = sql`to_timestamp((${oidcPayload.payload}::json ->> 'iat')::double precision)`;
  const rows = await db
    .select({ grant: oidcPayload, client: client.payload })
    .from(oidcPayload)
    .leftJoin(client, and(eq(client.model, "Client"), eq(client.id, sql`${oidcPayload.payload}::json ->> 'clientId'`)))
    .where(and(eq(oidcPayload.model, "Grant"), eq(oidcPayload.accountId, userName), exists(alive)))
    .orderBy(desc(sql`coalesce(${oidcPayload.lastUsed}, ${created})`), desc(oidcPayload.id));
  return rows.map(({ grant, client: metadata }) => {
    const { iat } = JSON.parse(grant.payload) as { iat: number };
    const { client_name: name } = JSON.parse(metadata ?? "{}") as { client_name?: string };
    return {
      id: grant.id,
      // The dashboard of this installation is a client by configuration, without a row.
      client: name ?? "Nyckeltal",
      device: grant.device ?? "",
      created: formatUtc(new Date(iat * 1000)),
      lastUsed: formatUtc(grant.lastUsed ?? new Date(iat * 1000)),
      isCurrent: grant.id === currentGrant,
    };
  });
}

const grantIs = (id: string) => and(eq(oidcPayload.model, "Grant"), eq(oidcPayload.id, id));
