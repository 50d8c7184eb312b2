import { eq } from "drizzle-orm";
import { userAccessUpdateSchema, type UserAccess } from "@/contract/users/user-access";
import { audit } from "../../platform/audit/audit";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { endSessions } from "../../platform/oidc/end-sessions";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { requireStillDirector } from "./directors";
import { agencyOfUser, toUser } from "./to-user";
import { accessOf, isShared } from "./user-access";
import { findUser, type UserWithConnections } from "./user-rows";

/** Disables a user whom the caller manages, or enables them again. */
export async function updateUserAccess(context: RequestContext, userName: string, body: ReadBody): Promise<UserAccess> {
  await findUser(context.db, context, userName);
  const { disabled } = await body(userAccessUpdateSchema);
  return setUserDisabled(context, userName, disabled);
}

/** Disables a user, who is signed out everywhere but loses no data or connections, or enables them again. */
export async function setUserDisabled(
  context: RequestContext,
  userName: string,
  disabled: boolean,
): Promise<UserAccess> {
  return context.db.transaction(async (tx) => {
    if (disabled) await requireStillDirector(tx, context);
    const read = await findUser(tx, context, userName, "no key update");
    await requireMatch(context, await accessOf(tx, context, read), `The access of user ${quote(userName)}`);
    await storeDisabled(tx, context, read, disabled);
    return accessOf(tx, context, read);
  });
}

/** Disables or enables a user in a transaction that has locked the user. Without a change, nothing is audited. */
export async function storeDisabled(
  tx: Db,
  context: RequestContext,
  read: UserWithConnections,
  disabled: boolean,
): Promise<void> {
  const { userName } = read.user;
  if (userName === context.user.userName) {
    throw new HttpError("ruleViolation", `User ${quote(userName)} is you, and nobody bars themselves.`);
  }
  if (isShared(context, read)) {
    throw new HttpError("forbidden", `User ${quote(userName)} is not yours to bar: they work for others too.`);
  }
  const named = eq(user.userName, userName);
  const [before] = await tx.select({ disabled: user.disabled }).from(user).where(named);
  if (before!.disabled === disabled) return;
  await tx.update(user).set({ disabled }).where(named);
  if (disabled) await endSessions(tx, userName);
  await audit(tx, context, {
    action: "update",
    resource: "User",
    resourceId: userName,
    agencyId: agencyOfUser(toUser(read, context)),
    before,
    after: { disabled },
  });
  await recordSecurityEvent(tx, context.origin, {
    event: disabled ? "UserDisabled" : "UserEnabled",
    userName,
    detail: { by: context.user.userName },
  });
}
