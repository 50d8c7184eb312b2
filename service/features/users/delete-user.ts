import { and, asc, eq, inArray } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { comment, user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { deleteUnlinked } from "../../platform/oidc/delete-unlinked";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { storeConnections } from "./connections";
import { requireStillDirector } from "./directors";
import { managesAgencyUsers, managesCompanyUsers } from "./manage-users";
import { agencyOfUser, toUser } from "./to-user";
import { findUser, readUsers, type UserWithConnections } from "./user-rows";

/**
 * Deletes a user. A company user with connections that the caller does not manage loses only the connections that
 * the caller manages. Nobody deletes themselves.
 */
export async function deleteUser(context: RequestContext, userName: string): Promise<void> {
  await requireMayDelete(context, await findUser(context.db, context, userName));
  await context.db.transaction(async (tx) => {
    await requireStillDirector(tx, context);
    const read = await findUser(tx, context, userName, "update");
    const before = toUser(read, context);
    await requireMatch(context, before, `User ${quote(userName)}`);
    if (read.user.type === "CompanyUser" && read.connections.some(({ managed }) => !managed)) {
      await disconnect(tx, context, read);
    } else {
      await removeUsers(tx, context, [before.userName]);
    }
  });
}

/** Everyone who may see another user also manages that user, so only deleting oneself is refused. */
async function requireMayDelete(context: RequestContext, { user }: UserWithConnections): Promise<void> {
  if (user.userName !== context.user.userName) return;
  const manages = user.type === "CompanyUser" ? await managesCompanyUsers(context) : managesAgencyUsers(context);
  if (!manages) throw new HttpError("forbidden", `Your role does not allow to delete user ${quote(user.userName)}.`);
  throw new HttpError("ruleViolation", `User ${quote(user.userName)} is you, and nobody deletes themselves.`);
}

async function disconnect(tx: Db, context: RequestContext, read: UserWithConnections): Promise<void> {
  const { userName } = read.user;
  const managed = read.connections.filter((connection) => connection.managed);
  await storeConnections(
    tx,
    userName,
    managed.map(({ companyId }) => companyId),
    [],
  );
  const before = toUser(read, context);
  await audit(tx, context, {
    action: "update",
    resource: "User",
    resourceId: userName,
    agencyId: agencyOfUser(before),
    before,
    after: { ...before, companies: [] },
  });
}

/** Leaves only the names of these users in the questions assigned to them: a new user may get the same user name. */
async function forgetAssignees(tx: Db, userNames: string[]): Promise<void> {
  const isTheirs = inArray(comment.assigneeUserName, userNames);
  const concerned = await tx
    .selectDistinct({ companyId: comment.companyId })
    .from(comment)
    .where(isTheirs)
    .orderBy(asc(comment.companyId));
  // Company by company, because Citus locks rows of one shard at a time.
  for (const { companyId } of concerned) {
    await tx
      .update(comment)
      .set({ assigneeUserName: null })
      .where(and(eq(comment.companyId, companyId), isTheirs));
  }
}

/**
 * Deletes users with their connections, tokens, sessions and programs, each with its audit entry, in the caller's
 * transaction.
 */
export async function removeUsers(tx: Db, context: RequestContext, userNames: string[]): Promise<void> {
  if (userNames.length === 0) return;
  const named = inArray(user.userName, userNames);
  await tx.select({ userName: user.userName }).from(user).where(named).orderBy(asc(user.userName)).for("update");
  const removed = await readUsers(tx, named, undefined);
  await forgetAssignees(tx, userNames);
  await tx.delete(user).where(named);
  for (const read of removed) {
    const before = toUser(read, context);
    await deleteUnlinked(tx, before.userName);
    await audit(tx, context, {
      action: "delete",
      resource: "User",
      resourceId: before.userName,
      agencyId: agencyOfUser(before),
      before,
    });
  }
}
