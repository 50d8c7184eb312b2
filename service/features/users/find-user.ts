import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { managedCompanies, visibleUsers } from "./manage-users";
import { readUsers, type ReadUser } from "./read-users";

/** The user with this name if the caller may see them, or a notFound; `lock` keeps other writers out of this transaction. */
export async function findUser(db: Db, context: RequestContext, userName: string, lock = false): Promise<ReadUser> {
  const name = userName.normalize("NFC");
  const named = eq(user.userName, name);
  // A statement of its own: what is read after it is as it stands once the lock is held.
  if (lock) await db.select({ userName: user.userName }).from(user).where(named).for("update");
  const [found] = await readUsers(db, and(named, visibleUsers(context, name)), managedCompanies(context));
  return found ?? notFound("User", userName);
}

/** The user as an update has left them: the caller may have taken them out of their own sight with it. */
export async function findUpdatedUser(tx: Db, context: RequestContext, userName: string): Promise<ReadUser> {
  const [found] = await readUsers(tx, eq(user.userName, userName), managedCompanies(context));
  return found!;
}
