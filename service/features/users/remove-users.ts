import { asc, inArray } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { toUser } from "./to-user";
import { readUsers } from "./read-users";

/** Deletes users with their connections, tokens and sessions, each with its audit entry, in the caller's transaction. */
export async function removeUsers(tx: Db, context: RequestContext, userNames: string[]): Promise<void> {
  if (userNames.length === 0) return;
  const named = inArray(user.userName, userNames);
  await tx.select({ userName: user.userName }).from(user).where(named).orderBy(asc(user.userName)).for("update");
  const removed = await readUsers(tx, named, undefined);
  await tx.delete(user).where(named);
  for (const read of removed) {
    const before = toUser(read, context);
    await audit(tx, context, { action: "delete", resource: "User", resourceId: before.userName, before });
  }
}
