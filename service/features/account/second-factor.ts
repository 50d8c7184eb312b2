import {
  secondFactorBeginSchema,
  secondFactorChangeSchema,
  type Authenticator,
  type SecondFactor,
} from "@/contract/account/access";
import { audit } from "../../platform/audit/audit";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
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
  if ((await secondFactorOf(context.db, userName)).isOn) {
    throw new HttpError("ruleViolation", "There is a second factor already; turn it off first.");
  }
  const authenticator = await beginSecondFactor(context.db, await context.keyring(), userName);
  await recordSecurityEvent(context.db, context.origin, { event: "SecondFactorBegun", userName });
  return authenticator;
}

/**
 * Confirms the authenticator that is being set up, or turns off the present one; either needs one of its codes. Turning
 * it off also needs proof of identity, which confirming had when the set-up began.
 */
export async function changeOwnSecondFactor(context: RequestContext, body: ReadBody): Promise<SecondFactor> {
  await requireNoToken(context);
  const { userName } = context.user;
  const { code, isOn, password } = await body(secondFactorChangeSchema);
  const before = await secondFactorOf(context.db, userName);
  if (!isOn && before.isRequired) throw new HttpError("ruleViolation", "Your agency demands a second factor.");
  if (!isOn) await requireProof(context, password);
  const recoveryCodes: string[] = [];
  const keyring = await context.keyring();
  const isCorrect = await context.checkSecret("code", async () => {
    if (!isOn) return useSecondFactor(context.db, keyring, userName, code, context.now);
    const codes = await confirmSecondFactor(context.db, keyring, userName, code, context.now);
    recoveryCodes.push(...(codes ?? []));
    return codes !== null;
  });
  if (!isCorrect) throw new HttpError("ruleViolation", "The code is wrong, or it was used before.");
  await context.db.transaction(async (tx) => {
    if (!isOn) await removeSecondFactor(tx, userName);
    await recordChange(context, tx, userName, isOn);
  });
  return { ...(await getSecondFactor(context)), ...(isOn && { recoveryCodes }) };
}

/** Removes the lost second factor of a user whom the caller manages, and ends their sessions and tokens. */
export async function resetSecondFactor(context: RequestContext, userName: string): Promise<void> {
  const user = await findManagedUser(context, userName, "The second factor", "is not yours to reset");
  const isOwn = user.userName === context.user.userName;
  if (isOwn) throw new HttpError("forbidden", "Nobody takes their own second factor away without a code of it.");
  await requireNoToken(context);
  await context.db.transaction(async (tx) => {
    await requireMatch(context, await secondFactorOf(tx, user.userName), `The second factor of ${quote(userName)}`);
    await requireProofOrBasic({ ...context, db: tx }, undefined);
    await removeSecondFactor(tx, user.userName);
    await endSessions(tx, user.userName);
    await revokeTokens(tx, user.userName);
    await recordChange(context, tx, user.userName, false);
  });
}

async function recordChange(
  context: RequestContext,
  tx: RequestContext["db"],
  userName: string,
  secondFactor: boolean,
): Promise<void> {
  await audit(tx, context, {
    action: "update",
    resource: "User",
    resourceId: userName,
    agencyId: context.user.agencyId,
    after: { secondFactor },
  });
  await recordSecurityEvent(tx, context.origin, {
    event: secondFactor ? "SecondFactorTurnedOn" : "SecondFactorTurnedOff",
    userName,
    detail: { by: userName === context.user.userName ? undefined : context.user.userName },
  });
}
