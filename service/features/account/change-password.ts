import { eq } from "drizzle-orm";
import { passwordChangeSchema } from "@/contract/account/access";
import { readAgencyOfUser } from "../../platform/audit/agency-of-user";
import { audit } from "../../platform/audit/audit";
import { hashPassword, passwordHashOf } from "../../platform/auth/password";
import { lockUser } from "../../platform/auth/personal-access-token";
import { requireUncommon } from "../../platform/auth/password-rules";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { endPasswordLinks } from "../../platform/auth/password-links";
import { endSessions } from "../../platform/oidc/end-sessions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { grantIdOf } from "../../platform/oidc/sessions";
import { requireNoToken, requirePassword, requireSamePassword } from "./proof";

/** Changes the password of the signed-in user, who must give the current one, and ends all their other sessions. */
export async function changePassword(context: RequestContext, body: ReadBody): Promise<null> {
  await requireNoToken(context);
  const { userName } = context.user;
  const { currentPassword, newPassword } = await body(passwordChangeSchema);
  requireUncommon(newPassword, userName, "newPassword");
  const provenHash = await passwordHashOf(context.db, userName);
  await requirePassword(context, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userName);
    await requireSamePassword(tx, context, provenHash);
    await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    await endPasswordLinks(tx, userName);
    await endSessions(tx, userName, await grantIdOf(tx, context.credential));
    await audit(tx, context, {
      action: "update",
      resource: "User",
      resourceId: userName,
      agencyId: await readAgencyOfUser(tx, userName),
      after: { passwordChanged: true },
    });
    await recordSecurityEvent(tx, context.origin, { event: "PasswordChanged", userName });
  });
  return null;
}
