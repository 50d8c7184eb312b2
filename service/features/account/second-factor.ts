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
import type { Caller, ReadBody } from "../../platform/request-context";
import { quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { endSessions } from "../../platform/oidc/end-sessions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { findUser } from "../users/find-user";
import { requireNoToken, requireProof, requireProofForAnother } from "./proof";

export function getSecondFactor(caller: Caller): Promise<SecondFactor> {
  return secondFactorOf(caller.db, caller.user.userName);
}

/** Begins to set up the signed-in user's authenticator, who proves to be it. */
export async function beginOwnSecondFactor(caller: Caller, body: ReadBody): Promise<Authenticator> {
  await requireNoToken(caller);
  const { userName } = caller.user;
  const { password } = await body(secondFactorBeginSchema);
  await requireProof(caller, password);
  if ((await secondFactorOf(caller.db, userName)).isOn) {
    refuse("ruleViolation", "There is a second factor already; turn it off first.");
  }
  const begun = await beginSecondFactor(caller.db, await caller.keyring(), userName);
  await recordSecurityEvent(caller.db, caller.origin, { event: "SecondFactorBegun", userName });
  return begun;
}

/**
 * Confirms the authenticator that was begun, or turns off the one there is; either needs one of its codes. Turning it off
 * needs proof besides; confirming it had that when it was begun.
 */
export async function changeOwnSecondFactor(caller: Caller, body: ReadBody): Promise<SecondFactor> {
  await requireNoToken(caller);
  const { userName } = caller.user;
  const { code, isOn, password } = await body(secondFactorChangeSchema);
  const before = await secondFactorOf(caller.db, userName);
  if (!isOn && before.isRequired) refuse("ruleViolation", "Your agency demands a second factor.");
  if (!isOn) await requireProof(caller, password);
  const recoveryCodes: string[] = [];
  const keyring = await caller.keyring();
  const right = await caller.checkSecret("code", async () => {
    if (!isOn) return useSecondFactor(caller.db, keyring, userName, code, caller.now);
    const codes = await confirmSecondFactor(caller.db, keyring, userName, code, caller.now);
    recoveryCodes.push(...(codes ?? []));
    return codes !== null;
  });
  if (!right) refuse("ruleViolation", "The code is wrong, or it was used before.");
  await caller.db.transaction(async (tx) => {
    if (!isOn) await removeSecondFactor(tx, userName);
    await note(caller, tx, userName, isOn);
  });
  return { ...(await getSecondFactor(caller)), ...(isOn && { recoveryCodes }) };
}

/** Takes the second factor from a user whom the caller manages, who has lost it, and every way in that it guarded. */
export async function resetSecondFactor(caller: Caller, userName: string): Promise<void> {
  const { user, connections } = await findUser(caller.db, caller, userName);
  const isOwn = user.userName === caller.user.userName;
  if (isOwn) refuse("forbidden", "Nobody takes their own second factor away without a code of it.");
  if (connections.some(({ managed }) => !managed)) {
    refuse(
      "forbidden",
      `The second factor of user ${quote(userName)} is not yours to reset: they work for others too.`,
    );
  }
  await requireNoToken(caller);
  await caller.db.transaction(async (tx) => {
    await requireMatch(caller, await secondFactorOf(tx, user.userName), `The second factor of ${quote(userName)}`);
    await requireProofForAnother({ ...caller, db: tx }, undefined);
    await removeSecondFactor(tx, user.userName);
    await endSessions(tx, user.userName);
    await revokeTokens(tx, user.userName);
    await note(caller, tx, user.userName, false);
  });
}

async function note(caller: Caller, tx: Caller["db"], userName: string, secondFactor: boolean): Promise<void> {
  await audit(tx, caller, { action: "update", resource: "User", resourceId: userName, after: { secondFactor } });
  await recordSecurityEvent(tx, caller.origin, {
    event: secondFactor ? "SecondFactorTurnedOn" : "SecondFactorTurnedOff",
    userName,
    detail: { by: userName === caller.user.userName ? undefined : caller.user.userName },
  });
}
