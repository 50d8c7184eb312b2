import { eq } from "drizzle-orm";
import { passwordChangeSchema } from "@/contract/account/access";
import { audit } from "../../platform/audit/audit";
import { hashPassword } from "../../platform/auth/password";
import { requireUncommon } from "../../platform/auth/password-rules";
import type { Caller, ReadBody } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { endSessions } from "../../platform/oidc/end-sessions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { grantOf } from "../../platform/oidc/sessions";
import { requireNoToken, requirePassword } from "./proof";

/** Changes the signed-in user's password, who proves to know the old one, and ends all their other sessions. */
export async function changePassword(caller: Caller, body: ReadBody): Promise<null> {
  await requireNoToken(caller);
  const { userName } = caller.user;
  const { currentPassword, newPassword } = await body(passwordChangeSchema);
  requireUncommon(newPassword, userName, "newPassword");
  await requirePassword(caller, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await caller.db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    await endSessions(tx, userName, await grantOf(tx, caller.credential));
    await audit(tx, caller, {
      action: "update",
      resource: "User",
      resourceId: userName,
      after: { passwordChanged: true },
    });
    await recordSecurityEvent(tx, caller.origin, { event: "PasswordChanged", userName });
  });
  return null;
}
