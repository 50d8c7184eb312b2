import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { PASSWORD_OF } from "./adapter";
import { isNaming } from "./delete-unlinked";

/**
 * Ends all sessions of a user and the unfinished sign-ins in which the user's right password was given. Revokes the
 * user's grants and tokens, except personal access tokens.
 * @param exceptGrant a grant that stays, with its tokens and the browser sessions at this server in which it was given
 */
export async function endSessions(db: Db, userName: string, exceptGrant?: string): Promise<void> {
  await db.delete(oidcPayload).where(isNaming("Interaction", [PASSWORD_OF], userName));
  const ofUser = eq(oidcPayload.accountId, userName);
  if (exceptGrant === undefined) {
    await db.delete(oidcPayload).where(ofUser);
    return;
  }
  const continued = (await browserSessionsOf(db, userName)).filter(({ grants }) => grants.includes(exceptGrant));
  await db
    .delete(oidcPayload)
    .where(
      and(
        ofUser,
        or(isNull(oidcPayload.grantId), ne(oidcPayload.grantId, exceptGrant)),
        or(ne(oidcPayload.model, "Grant"), ne(oidcPayload.id, exceptGrant)),
        ...continued.map(({ id }) => or(ne(oidcPayload.model, "Session"), ne(oidcPayload.id, id))),
      ),
    );
}

/**
 * Ends one session: its grant, its tokens, and the browser sessions at this server in which it was granted. The caller
 * has made sure that the grant is the user's.
 */
export async function endSession(db: Db, userName: string, grantId: string): Promise<void> {
  await endSessionsOfGrant(db, userName, grantId);
  await db.delete(oidcPayload).where(or(isGrant(userName, grantId), eq(oidcPayload.grantId, grantId)));
}

/** Ends the browser sessions at this server in which a grant was given, because revoking a grant means signing out. */
export async function endSessionsOfGrant(db: Db, userName: string, grantId: string): Promise<void> {
  for (const { id, grants } of await browserSessionsOf(db, userName)) {
    if (!grants.includes(grantId)) continue;
    await db.delete(oidcPayload).where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.id, id)));
  }
}

/** SQL condition for the grant with this id if it belongs to this user. */
export function isGrant(userName: string, grantId: string): SQL | undefined {
  return and(eq(oidcPayload.model, "Grant"), eq(oidcPayload.id, grantId), eq(oidcPayload.accountId, userName));
}

async function browserSessionsOf(db: Db, userName: string): Promise<{ id: string; grants: (string | undefined)[] }[]> {
  const sessions = await db
    .select({ id: oidcPayload.id, payload: oidcPayload.payload })
    .from(oidcPayload)
    .where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.accountId, userName)));
  return sessions.map(({ id, payload }) => ({ id, grants: grantsOf(payload) }));
}

function grantsOf(payload: string): (string | undefined)[] {
  const { authorizations = {} } = JSON.parse(payload) as { authorizations?: Record<string, { grantId?: string }> };
  return Object.values(authorizations).map(({ grantId }) => grantId);
}
