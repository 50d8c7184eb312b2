import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";

/** Ends every session and revokes every grant and token of a user; their personal access tokens stay. */
export async function endSessions(db: Db, userName: string): Promise<void> {
  await db.delete(oidcPayload).where(eq(oidcPayload.accountId, userName));
}

/** Ends the browser sessions at this server in which a grant was given: revoking a grant is signing out. */
export async function endSessionsOfGrant(db: Db, userName: string, grantId: string): Promise<void> {
  const sessions = await db
    .select({ id: oidcPayload.id, payload: oidcPayload.payload })
    .from(oidcPayload)
    .where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.accountId, userName)));
  for (const { id, payload } of sessions) {
    if (!grantsOf(payload).includes(grantId)) continue;
    await db.delete(oidcPayload).where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.id, id)));
  }
}

function grantsOf(payload: string): (string | undefined)[] {
  const { authorizations = {} } = JSON.parse(payload) as { authorizations?: Record<string, { grantId?: string }> };
  return Object.values(authorizations).map(({ grantId }) => grantId);
}
