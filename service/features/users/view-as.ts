import { grantOf, roleOf } from "@/contract/permissions";
import { findPrincipal } from "../../platform/auth/authenticate";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import type { Db } from "../../platform/db/database";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { signInOf } from "../../platform/oidc/sessions";
import { hasLimitedScope } from "../../platform/policies/token-scope";
import type { RequestContext } from "../../platform/request-context";
import { findUser, type ReadUser } from "./user-rows";

/** Views that were written down, by the credential and the user: most recent last. */
const noted = new Set<string>();
const MAX_NOTED = 10_000;

/**
 * The context of a request in which a director looks at what another user of their agency sees: that user's, and it
 * reads only. Asked again at every request, by the director's own rights as they are now, so that nothing is left of it
 * when the session, the role or the user goes (ADR 0080).
 * @param database where it is written down; the context's own may be a standby
 * @throws HttpError forbidden for all but directors who have signed in, for oneself and for users who are in others'
 * hands too, notFound for users whom the director does not see or who are barred
 */
export async function viewedContext(context: RequestContext, userName: string, database: Db): Promise<RequestContext> {
  await requireViewer(context);
  const read = await findUser(context.db, context, userName);
  const name = read.user.userName;
  if (name === context.user.userName) throw new HttpError("forbidden", `User ${quote(name)} is you already.`);
  requireOwn(context, read);
  const user = (await findPrincipal(context.db, name)) ?? notFound("User", name);
  await note(context, name, database);
  return {
    ...context,
    user,
    actor: context.user,
    scope: { readOnly: true, companies: null },
    // It was read for the director.
    companyInPath: undefined,
  };
}

async function requireViewer(context: RequestContext): Promise<void> {
  const { user, credential, db } = context;
  const mayView = grantOf(roleOf(user.type, null), "user.viewAs") !== false && user.agencyId !== null;
  // A session alone: it has an end, and somebody sits before it.
  const isSession = credential.kind === "organisation" || (await signInOf(db, credential)) !== null;
  if (mayView && isSession && !hasLimitedScope(context)) return;
  throw new HttpError("forbidden", "Only a director of an agency who has signed in looks at what others see.");
}

/** All that the user sees must be the director's to see. */
function requireOwn({ user: viewer }: RequestContext, { user, connections }: ReadUser): void {
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

/** Written down once for each access token, which lasts some minutes: without an entry nothing is shown. */
async function note({ user, credential, origin }: RequestContext, userName: string, database: Db): Promise<void> {
  const key = JSON.stringify([user.userName, credential, userName]);
  if (noted.has(key)) return;
  await recordSecurityEvent(database, origin, { event: "ViewedAs", userName, detail: { by: user.userName } });
  for (const oldest of noted) {
    if (noted.size < MAX_NOTED) break;
    noted.delete(oldest);
  }
  noted.add(key);
}
