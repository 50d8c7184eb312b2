import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";

/**
 * Ends every session of a user and revokes every grant and token of those; their personal access tokens stay.
 * @param exceptGrant one that goes on, with the sign-in at this server that it came of
 */
export async function endSessions(db: Db, userName: string, exceptGrant?: string): Promise<void> {
  const ofUser = eq(oidcPayload.accountId, userName);
  if (exceptGrant === undefined) {
    await db.delete(oidcPayload).where(ofUser);
    return;
  }
  const kept = (await browserSessionsOf(db, userName)).filter(({ grants }) => grants.includes(exceptGrant));
  await db
    .delete(oidcPayload)
    .where(
      and(
        ofUser,
        or(isNull(oidcPayload.grantId), ne(oidcPayload.grantId, exceptGrant)),
        or(ne(oidcPayload.model, "Grant"), ne(oidcPayload.id, exceptGrant)),
        ...kept.map(({ id }) => or(ne(oidcPayload.model, "Session"), ne(oidcPayload.id, id))),
      ),
    );
}

/** Ends one session: its grant, all tokens of it, and the browser's sessions at this server in which it was given. */
export async function endSession(db: Db, userName: string, grantId: string): Promise<void> {
  await endSessionsOfGrant(db, userName, grantId);
  await db.delete(oidcPayload).where(or(isGrant(userName, grantId), eq(oidcPayload.grantId, grantId)));
}

/** Ends the browser sessions at this server in which a grant was given: revoking a grant is signing out. */
export async function endSessionsOfGrant(db: Db, userName: string, grantId: string): Promise<void> {
  for (const { id, grants } of await browserSessionsOf(db, userName)) {
    if (!grants.includes(grantId)) continue;
    await db.delete(oidcPayload).where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.id, id)));
  }
}

/** Holds for the grant of that id, if it is this user's. */
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
