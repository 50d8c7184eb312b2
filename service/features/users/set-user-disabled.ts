import { eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { endSessions } from "../../platform/oidc/end-sessions";
import { findUser } from "./user-rows";

/** Bars a user or lets them in again. Barred, they are signed out everywhere; their data and connections stay. */
export async function setUserDisabled(context: RequestContext, userName: string, disabled: boolean): Promise<void> {
  if (context.user.type !== "Administrator") throw new HttpError("forbidden", "Only an administrator bars users.");
  await context.db.transaction(async (tx) => {
    const { user: found } = await findUser(tx, context, userName, true);
    const named = eq(user.userName, found.userName);
    const [before] = await tx.select({ disabled: user.disabled }).from(user).where(named);
    await tx.update(user).set({ disabled }).where(named);
    if (disabled) await endSessions(tx, found.userName);
    const after = { disabled };
    await audit(tx, context, { action: "update", resource: "User", resourceId: found.userName, before, after });
  });
}
