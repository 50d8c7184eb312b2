import { grantOf, roleOf } from "@/contract/permissions";
import { findPrincipal } from "../../platform/auth/authenticate";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import type { Db } from "../../platform/db/database";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { signInOf } from "../../platform/oidc/sessions";
import { hasLimitedScope } from "../../platform/policies/token-scope";
import type { RequestContext } from "../../platform/request-context";
import { findUser, type UserWithConnections } from "./user-rows";

/** The writes of security events that are under way or done, by viewer, credential and viewed user; oldest first. */
const recorded = new Map<string, Promise<void>>();
const MAX_RECORDED = 10_000;

/**
 * Returns a read-only context in which a director sees what another user of the agency sees. It is made for each
 * request, by the director's present permissions, so it ends with the session, the role or the user (ADR 0080).
 * @param database for the security event; the context's own may be a read-only standby
 * @throws HttpError forbidden for all but directors who have signed in, for oneself, and for users who also have
 * companies of others; notFound for users whom the director may not see or who are disabled
 */
export async function viewedContext(context: RequestContext, userName: string, database: Db): Promise<RequestContext> {
  await requireViewer(context);
  const read = await findUser(context.db, context, userName);
  const name = read.user.userName;
  if (name === context.user.userName) throw new HttpError("forbidden", `User ${quote(name)} is you already.`);
  requireOwn(context, read);
  const user = (await findPrincipal(context.db, name)) ?? notFound("User", name);
  await recordView(context, name, database);
  return {
    ...context,
    user,
    actor: context.user,
    scope: { readOnly: true, companies: null },
    // The company was looked up with the director's access.
    companyInPath: undefined,
  };
}

async function requireViewer(context: RequestContext): Promise<void> {
  const { user, credential, db } = context;
  const mayView = grantOf(roleOf(user.type, null), "user.viewAs") !== false && user.agencyId !== null;
  // A session, here or at the organisation's OpenID provider, has a person behind it; other tokens may be a program's.
  const isSession = credential.kind === "organisation" || (await signInOf(db, credential)) !== null;
  if (mayView && isSession && !hasLimitedScope(context)) return;
  throw new HttpError("forbidden", "Only a director of an agency who has signed in looks at what others see.");
}

/**
 * Rejects a user who sees anything that the director may not see, and a company user with a company that is not the
 * agency's, even if the director is connected with it.
 */
function requireOwn({ user: viewer }: RequestContext, { user, connections }: UserWithConnections): void {
  const isOwn =
    user.type === "CompanyUser"
      ? connections.length > 0 && connections.every(({ agencyId }) => agencyId === viewer.agencyId)
      : user.type !== "Administrator" &&
        user.agencyId === viewer.agencyId &&
        connections.every(({ managed }) => managed);
  if (isOwn) return;
  throw new HttpError(
    "forbidden",
    `User ${quote(user.userName)} works for others too, and what they see is not yours to see.`,
  );
}

/** Records views with the same credential once. If the record cannot be written, the view is refused. */
function recordView({ user, credential, origin }: RequestContext, userName: string, database: Db): Promise<void> {
  const key = JSON.stringify([user.userName, credential, userName]);
  const present = recorded.get(key);
  if (present) return present;
  for (const oldest of recorded.keys()) {
    if (recorded.size < MAX_RECORDED) break;
    recorded.delete(oldest);
  }
  const event = { event: "ViewedAs", userName, detail: { by: user.userName } } as const;
  // Requests that arrive meanwhile wait for this record; after one that fails the next request tries again.
  const record = recordSecurityEvent(database, origin, event).catch((error: unknown) => {
    recorded.delete(key);
    throw error;
  });
  recorded.set(key, record);
  return record;
}
