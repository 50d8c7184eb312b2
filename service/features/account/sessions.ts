import type { Session } from "@/contract/account/session";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { notFound, quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { endSession, endSessions } from "../../platform/oidc/end-sessions";
import { grantOf, sessionsOf } from "../../platform/oidc/sessions";
import { findUser } from "../users/find-user";

/** The sessions of the signed-in user, the one used last first. */
export async function listOwnSessions(caller: Caller): Promise<Session[]> {
  return sessionsIn(caller.db, caller, caller.user.userName);
}

/** Ends one session of the signed-in user; it may be the one that the request belongs to. */
export async function endOwnSession(caller: Caller, id: string): Promise<void> {
  const { userName } = caller.user;
  await caller.db.transaction(async (tx) => {
    const session = (await sessionsIn(tx, caller, userName)).find((one) => one.id === id) ?? notFound("Session", id);
    await requireMatch(caller, session, `Session ${quote(id)}`);
    await endSession(tx, userName, id);
    await audit(tx, caller, { action: "delete", resource: "Session", resourceId: userName, before: told(session) });
  });
}

/**
 * Ends the sessions of the signed-in user: signing out everywhere. Personal access tokens stay.
 * @param exceptCurrent leaves the one that the request belongs to
 */
export async function endOwnSessions(caller: Caller, exceptCurrent: boolean): Promise<void> {
  await endAll(caller, caller.user.userName, exceptCurrent);
}

/** The sessions of a user whom the caller manages. */
export async function listSessionsOf(caller: Caller, userName: string): Promise<Session[]> {
  const { user } = await findUser(caller.db, caller, userName);
  return sessionsIn(caller.db, caller, user.userName);
}

/** Ends all sessions of a user whom the caller manages. */
export async function endSessionsOf(caller: Caller, userName: string): Promise<void> {
  const { user, connections } = await findUser(caller.db, caller, userName);
  if (user.userName !== caller.user.userName && connections.some(({ managed }) => !managed)) {
    refuse("forbidden", `The sessions of user ${quote(userName)} are not yours to end: they work for others too.`);
  }
  await endAll(caller, user.userName, false);
}

async function endAll(caller: Caller, userName: string, exceptCurrent: boolean): Promise<void> {
  await caller.db.transaction(async (tx) => {
    const before = await sessionsIn(tx, caller, userName);
    await requireMatch(caller, before, `The list of sessions of ${quote(userName)}`);
    await endSessions(tx, userName, exceptCurrent ? await grantOf(tx, caller.credential) : undefined);
    const ended = before.filter(({ isCurrent }) => !exceptCurrent || !isCurrent).map(told);
    await audit(tx, caller, { action: "delete", resource: "Session", resourceId: userName, before: ended });
  });
}

async function sessionsIn(db: Db, caller: Caller, userName: string): Promise<Session[]> {
  return sessionsOf(db, userName, caller.now, await grantOf(db, caller.credential));
}

/** What the audit log says of a session. */
function told({ id, client, device, created }: Session) {
  return { id, client, device, created };
}
