import {
  secondFactorBeginSchema,
  secondFactorChangeSchema,
  type Authenticator,
  type SecondFactor,
} from "@/contract/account/access";
import { CODE_WRONG } from "@/contract/users/password-proof";
import {
  beginSecondFactor,
  confirmSecondFactor,
  lockSecondFactor,
  recordSecondFactorChange,
  removeSecondFactor,
  replaceRecoveryCodes,
  secondFactorOf,
  useSecondFactor,
} from "../../platform/auth/second-factor";
import { revokeTokens } from "../../platform/auth/personal-access-token";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { endSessions } from "../../platform/oidc/end-sessions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { findManagedUser } from "./managed-user";
import { requireNoToken, requireProof, requireProofOrBasic } from "./proof";

export function getSecondFactor(context: RequestContext): Promise<SecondFactor> {
  return secondFactorOf(context.db, context.user.userName);
}

/** Begins to set up an authenticator for the signed-in user, who must prove their identity. */
export async function beginOwnSecondFactor(context: RequestContext, body: ReadBody): Promise<Authenticator> {
  await requireNoToken(context);
  const { userName } = context.user;
  const { password } = await body(secondFactorBeginSchema);
  await requireProof(context, password);
  const authenticator = await beginSecondFactor(context.db, await context.keyring(), userName);
  if (!authenticator) throw new HttpError("ruleViolation", "There is a second factor already; turn it off first.");
  await recordSecurityEvent(context.db, context.origin, { event: "SecondFactorBegun", userName });
  return authenticator;
}

/**
 * Confirms the authenticator that is being set up (`isOn`), makes new recovery codes for one that is on (`isOn`), or
 * turns it off. Each needs one of its codes. Changing one that is on also needs proof of identity; one that is
 * being set up needed it at the beginning.
 */
export async function changeOwnSecondFactor(context: RequestContext, body: ReadBody): Promise<SecondFactor> {
  await requireNoToken(context);
  const { userName } = context.user;
  const { code, isOn, password } = await body(secondFactorChangeSchema);
  const before = await secondFactorOf(context.db, userName);
  if (!isOn && before.isRequired) throw new HttpError("ruleViolation", "Your agency demands a second factor.");
  if (before.isOn) await requireProof(context, password);
  const keyring = await context.keyring();
  // The cast, because TypeScript does not see the assignment in the callback and would take the variable for null.
  let recoveryCodes = null as string[] | null;
  const isCorrect = await context.checkSecret("code", () =>
    context.db.transaction(async (tx) => {
      if (!before.isOn) {
        recoveryCodes = isOn ? await confirmSecondFactor(tx, keyring, userName, code, context.now) : null;
        if (!recoveryCodes) return false;
        await recordSecondFactorChange(tx, context, userName, "SecondFactorTurnedOn");
        return true;
      }
      if (!(await useSecondFactor(tx, keyring, userName, code, context.now))) return false;
      if (isOn) recoveryCodes = await replaceRecoveryCodes(tx, userName);
      else await removeSecondFactor(tx, userName);
      await recordSecondFactorChange(tx, context, userName, isOn ? "RecoveryCodesReplaced" : "SecondFactorTurnedOff");
      return true;
    }),
  );
  if (!isCorrect) throw new HttpError("ruleViolation", CODE_WRONG);
  return { ...(await getSecondFactor(context)), ...(recoveryCodes && { recoveryCodes }) };
}

/**
 * Removes the lost second factor of a user whom the caller manages, and ends their sessions and tokens. The caller
 * proves their identity by a recent sign-in or by Basic authentication. Changes nothing for a user without one.
 */
export async function resetSecondFactor(context: RequestContext, userName: string): Promise<void> {
  const find = (within: RequestContext, lock = false) =>
    findManagedUser(within, userName, "The second factor", "is not yours to reset", lock);
  const user = await find(context);
  const isOwn = user.userName === context.user.userName;
  if (isOwn) throw new HttpError("forbidden", "Nobody takes their own second factor away without a code of it.");
  await requireNoToken(context);
  await context.db.transaction(async (tx) => {
    // Locks the user before the second factor, as a deletion of the user does: the other order could deadlock.
    await find({ ...context, db: tx }, true);
    await lockSecondFactor(tx, user.userName);
    const before = await secondFactorOf(tx, user.userName);
    await requireMatch(context, before, `The second factor of ${quote(userName)}`);
    await requireProofOrBasic({ ...context, db: tx }, undefined);
    if (!before.isOn) return;
    await removeSecondFactor(tx, user.userName);
    await endSessions(tx, user.userName);
    await revokeTokens(tx, user.userName);
    await recordSecondFactorChange(tx, context, user.userName, "SecondFactorTurnedOff");
  });
}
