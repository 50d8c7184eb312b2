import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { managesAgencyUsers, managesCompanyUsers } from "./manage-users";
import { storeConnections } from "./connections";
import { findUser } from "./find-user";
import { presentUser } from "./present-user";
import type { ReadUser } from "./read-users";
import { removeUsers } from "./remove-users";

/**
 * Deletes a user. A company user who is connected with companies in others' hands too only loses the connections that
 * the caller manages. Nobody deletes themselves.
 */
export async function deleteUser(caller: Caller, userName: string): Promise<void> {
  await requireMayDelete(caller, await findUser(caller.db, caller, userName));
  await caller.db.transaction(async (tx) => {
    const read = await findUser(tx, caller, userName, true);
    const before = presentUser(read, caller);
    await requireMatch(caller, before, `User ${quote(userName)}`);
    if (read.user.type === "CompanyUser" && read.connections.some(({ managed }) => !managed)) {
      await disconnect(tx, caller, read);
    } else {
      await removeUsers(tx, caller, [before.userName]);
    }
  });
}

/** Those who see a user manage them, unless it is themselves. */
async function requireMayDelete(caller: Caller, { user }: ReadUser): Promise<void> {
  if (user.userName !== caller.user.userName) return;
  const manages = user.type === "CompanyUser" ? await managesCompanyUsers(caller) : managesAgencyUsers(caller);
  if (!manages) refuse("forbidden", `Your role does not allow to delete user ${quote(user.userName)}.`);
  refuse("ruleViolation", `User ${quote(user.userName)} is you, and nobody deletes themselves.`);
}

async function disconnect(tx: Db, caller: Caller, read: ReadUser): Promise<void> {
  const { userName } = read.user;
  const managed = read.connections.filter((connection) => connection.managed);
  await storeConnections(
    tx,
    userName,
    managed.map(({ companyId }) => companyId),
    [],
  );
  const before = presentUser(read, caller);
  await audit(tx, caller, {
    action: "update",
    resource: "User",
    resourceId: userName,
    before,
    after: { ...before, companies: [] },
  });
}
