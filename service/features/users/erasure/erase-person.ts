import { eq } from "drizzle-orm";
import { roleOf } from "@/contract/permissions";
import { personErasureCreateSchema, type PersonErasure } from "@/contract/users/person-erasure";
import { audit } from "../../../platform/audit/audit";
import { deleteTriesOf } from "../../../platform/auth/guess-guard";
import { allowLongWork } from "../../../platform/db/limit-connection";
import type { Db } from "../../../platform/db/database";
import { user } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import { deleteUnlinked } from "../../../platform/oidc/delete-unlinked";
import { requirePermission } from "../../../platform/policies/authorize";
import { requireMatch } from "../../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { requireNoToken, requireProofOrBasic } from "../../account/proof";
import { lockDirectors, requireAnotherDirector, requireStillDirector } from "../directors";
import { agencyOfUser, toUser } from "../to-user";
import { isShared } from "../user-access";
import { findUser, type UserWithConnections } from "../user-rows";
import { ERASED_RESOURCE, erasedPerson, type ErasedPerson } from "./erased-person";
import { countMentions } from "./mentions";
import { replaceInBulkChanges } from "./replace-in-bulk-changes";
import { replaceInAuditLog, replaceInStoredResponses, replaceInSecurityEvents } from "./replace-in-log";
import { replaceNames } from "./replace-names";

/**
 * Erases a person: replaces their name by a pseudonym in what they wrote and did, and deletes the account with its
 * sessions, tokens and programs. Texts that mention the name are only counted. Their own texts and log entries stay
 * under the pseudonym, because the law requires the books and their history.
 */
export async function erasePerson(context: RequestContext, userName: string, body: ReadBody): Promise<PersonErasure> {
  const read = await findUser(context.db, context, userName);
  requireMayErase(context, read);
  await requireNoToken(context, "A token erases nobody.");
  const { currentPassword } = await body(personErasureCreateSchema);
  await requireProofOrBasic(context, currentPassword);
  return context.db.transaction(async (tx) => {
    await allowLongWork(tx);
    await requireStillDirector(tx, context);
    await lockDirectors(tx, read.user.agencyId);
    const locked = await findUser(tx, context, userName, "update");
    requireMayErase(context, locked);
    await requireMatch(context, toUser(locked, context), `User ${quote(userName)}`);
    await requireAnotherDirector(tx, locked);
    const agencyId = agencyOfUser(toUser(locked, context));
    const person = await erasedPerson(tx, locked.user.userName, locked.user.name, context.language);
    await replaceEverywhere(tx, person);
    const mentions = await countMentions(tx, person, agencyId);
    const { pseudonym } = person;
    await audit(tx, context, {
      action: "delete",
      resource: ERASED_RESOURCE,
      resourceId: pseudonym,
      agencyId,
      before: { name: pseudonym, type: locked.user.type },
    });
    return { name: pseudonym, mentions };
  });
}

/** Replaces the names and deletes the account. */
async function replaceEverywhere(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName } = person;
  await replaceNames(tx, person);
  await replaceInBulkChanges(tx, person);
  await replaceInAuditLog(tx, person);
  await replaceInSecurityEvents(tx, person);
  await replaceInStoredResponses(tx, person);
  await deleteTriesOf(tx, userName);
  await deleteUnlinked(tx, userName);
  await tx.delete(user).where(eq(user.userName, userName));
}

function requireMayErase(context: RequestContext, target: UserWithConnections): void {
  const { userName } = target.user;
  requirePermission(roleOf(context.user.type, null), "user.erase", `user ${quote(userName)}`);
  if (userName === context.user.userName) {
    throw new HttpError("ruleViolation", `User ${quote(userName)} is you, and nobody erases themselves.`);
  }
  if (isShared(context, target)) {
    throw new HttpError(
      "forbidden",
      `User ${quote(userName)} is not yours to erase: they work for others too. An administrator erases them.`,
    );
  }
}
