import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import type { UserWithConnections } from "./user-rows";

/** Locks the directors of the user's agency, so that two directors cannot remove each other at the same time. */
export async function lockDirectors(
  tx: Db,
  { user: { agencyId } }: { user: Pick<UserWithConnections["user"], "agencyId"> },
): Promise<void> {
  if (agencyId === null) return;
  await tx
    .select({ userName: user.userName })
    .from(user)
    .where(and(eq(user.agencyId, agencyId), eq(user.type, "AgencyDirector")))
    .orderBy(user.userName)
    .for("update");
}

/** Rejects the last director who can sign in, since nobody could manage the agency then. */
export async function requireAnotherDirector(
  tx: Db,
  { user: { userName, type, agencyId } }: UserWithConnections,
): Promise<void> {
  if (type !== "AgencyDirector" || agencyId === null) return;
  const others = await tx.$count(
    user,
    and(eq(user.agencyId, agencyId), eq(user.type, type), eq(user.disabled, false), ne(user.userName, userName)),
  );
  if (others > 0) return;
  throw new HttpError("ruleViolation", `User ${quote(userName)} is the last director of agency "${agencyId}".`);
}

/**
 * Like {@link requireAnotherDirector}, but an administrator may remove the last director. A director who asks was
 * another one when the request arrived; with the directors locked, this checks that they still are.
 */
export async function requireAnotherDirectorUnlessAdministrator(
  tx: Db,
  context: RequestContext,
  read: UserWithConnections,
): Promise<void> {
  if (context.user.type !== "Administrator") await requireAnotherDirector(tx, read);
}
