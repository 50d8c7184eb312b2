import { eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { refuse } from "../../platform/http-error";
import { endSessions } from "../../platform/oidc/end-sessions";
import { findUser } from "./find-user";

/** Bars a user or lets them in again. Barred, they are signed out everywhere; their data and connections stay. */
export async function setUserDisabled(caller: Caller, userName: string, disabled: boolean): Promise<void> {
  if (caller.user.type !== "Administrator") refuse("forbidden", "Only an administrator bars users.");
  await caller.db.transaction(async (tx) => {
    const { user: found } = await findUser(tx, caller, userName, true);
    const named = eq(user.userName, found.userName);
    const [before] = await tx.select({ disabled: user.disabled }).from(user).where(named);
    await tx.update(user).set({ disabled }).where(named);
    if (disabled) await endSessions(tx, found.userName);
    const after = { disabled };
    await audit(tx, caller, { action: "update", resource: "User", resourceId: found.userName, before, after });
  });
}
