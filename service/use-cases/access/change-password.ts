import { eq } from "drizzle-orm";
import { passwordChangeSchema } from "@/contract/access";
import { audit } from "../../audit";
import { hashPassword, verifyPassword } from "../../auth/password";
import { requireUncommon } from "../../auth/password-rules";
import { SignInTries } from "../../auth/sign-in-tries";
import type { Caller, ReadBody } from "../../caller";
import { user } from "../../db/schema";
import { refuse } from "../../errors";
import { endSessions } from "../../oidc/end-sessions";
import { grantOfToken } from "../../oidc/sessions";
import { recordSecurityEvent } from "../../security-events";

/** In place of an address: who guesses here has a session already, wherever they are. */
const HERE = "password change";

/** Changes the signed-in user's password, who proves to know the old one, and ends all their other sessions. */
export async function changePassword(caller: Caller, body: ReadBody): Promise<null> {
  const { userName } = caller.user;
  const { currentPassword, newPassword } = await body(passwordChangeSchema);
  requireUncommon(newPassword, userName, "newPassword");
  const tries = new SignInTries(caller.db, () => caller.now);
  const wait = await tries.begin(userName, HERE);
  if (wait > 0) {
    refuse("tooMany", `There were too many wrong passwords; try again in ${wait} seconds.`, {
      "retry-after": String(wait),
    });
  }
  if (!(await verifyPassword(caller.db, userName, currentPassword))) {
    refuse("ruleViolation", "The current password is wrong.");
  }
  await tries.succeeded(userName, HERE);
  const passwordHash = await hashPassword(newPassword);
  await caller.db.transaction(async (tx) => {
    await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    await endSessions(tx, userName, await grantOfToken(tx, caller.accessToken));
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
