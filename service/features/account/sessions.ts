import type { Session } from "@/contract/account/session";
import { readAgencyOfUser } from "../../platform/audit/agency-of-user";
import { audit } from "../../platform/audit/audit";
import { lockUser } from "../../platform/auth/personal-access-token";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { notFound, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { endSession, endSessions } from "../../platform/oidc/end-sessions";
import { grantIdOf, sessionsOf } from "../../platform/oidc/sessions";
import { findManagedUser } from "./managed-user";

/** The sessions of the signed-in user, the one used last first. */
export async function listOwnSessions(context: RequestContext): Promise<Session[]> {
  return readSessions(context.db, context, context.user.userName);
}

/** Ends one session of the signed-in user; it may be the one that the request belongs to. */
export async function endOwnSession(context: RequestContext, id: string): Promise<void> {
  const { userName } = context.user;
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userName);
    const session = (await readSessions(tx, context, userName)).find((one) => one.id === id) ?? notFound("Session", id);
    await requireMatch(context, session, `Session ${quote(id)}`);
    await endSession(tx, userName, id);
    await audit(tx, context, {
      action: "delete",
      resource: "Session",
      resourceId: userName,
      agencyId: await readAgencyOfUser(tx, userName),
      before: auditedSession(session),
    });
  });
}

/**
 * Ends the sessions of the signed-in user: signing out everywhere. Personal access tokens stay.
 * @param exceptCurrent leaves the session that the request belongs to
 */
export async function endOwnSessions(context: RequestContext, exceptCurrent: boolean): Promise<void> {
  await endAll(context, context.user.userName, exceptCurrent);
}

/** The sessions of a user whom the caller manages. */
export async function listSessionsOf(context: RequestContext, userName: string): Promise<Session[]> {
  const managed = await findManagedUser(context, userName, "The sessions", "are not yours to see");
  return readSessions(context.db, context, managed.userName);
}

/** Ends all sessions of a user whom the caller manages. */
export async function endSessionsOf(context: RequestContext, userName: string): Promise<void> {
  const managed = await findManagedUser(context, userName, "The sessions", "are not yours to end");
  await endAll(context, managed.userName, false);
}

async function endAll(context: RequestContext, userName: string, exceptCurrent: boolean): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Two requests that end the same sessions take their turn, so that only the first has an entry in the activity.
    await lockUser(tx, userName);
    const before = await readSessions(tx, context, userName);
    await requireMatch(context, before, `The list of sessions of ${quote(userName)}`);
    await endSessions(tx, userName, exceptCurrent ? await grantIdOf(tx, context.credential) : undefined);
    const ended = before.filter(({ isCurrent }) => !exceptCurrent || !isCurrent).map(auditedSession);
    if (ended.length === 0) return;
    await audit(tx, context, {
      action: "delete",
      resource: "Session",
      resourceId: userName,
      agencyId: await readAgencyOfUser(tx, userName),
      before: ended,
    });
  });
}

async function readSessions(db: Db, context: RequestContext, userName: string): Promise<Session[]> {
  return sessionsOf(db, userName, context.now, await grantIdOf(db, context.credential));
}

/** The part of a session that the audit log stores. */
function auditedSession({ id, client, device, created }: Session) {
  return { id, client, device, created };
}
