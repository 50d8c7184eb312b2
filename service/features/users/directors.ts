import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import type { UserWithConnections } from "./user-rows";

/** Locks the directors of an agency, so that two directors cannot remove each other at the same time. */
export async function lockDirectors(tx: Db, agencyId: string | null): Promise<void> {
  if (agencyId === null) return;
  await tx
    .select({ userName: user.userName })
    .from(user)
    .where(and(eq(user.agencyId, agencyId), eq(user.type, "AgencyDirector")))
    .orderBy(user.userName)
    .for("no key update");
}

/** Rejects a director when the agency has no other one who is enabled: none of its users could manage it then. */
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
 * Rejects a director whom another one has removed, barred or demoted since the request arrived. The directors stay
 * locked until the end of the transaction, so one of two who remove each other is left.
 */
export async function requireStillDirector(
  tx: Db,
  { user: { userName, type, agencyId } }: RequestContext,
): Promise<void> {
  if (type !== "AgencyDirector") return;
  await lockDirectors(tx, agencyId);
  const present = and(eq(user.userName, userName), eq(user.type, type), eq(user.disabled, false));
  if ((await tx.$count(user, present)) > 0) return;
  throw new HttpError("forbidden", `User ${quote(userName)} is no longer a director of agency "${agencyId}".`);
}
