import {
  secondFactorBeginSchema,
  secondFactorChangeSchema,
  type Authenticator,
  type SecondFactor,
} from "@/contract/access";
import { audit } from "../../audit";
import { verifyPassword } from "../../auth/password";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  useSecondFactor,
} from "../../auth/second-factor";
import { SignInTries } from "../../auth/sign-in-tries";
import type { Caller, ReadBody } from "../../caller";
import { quote, refuse } from "../../errors";
import { requireMatch } from "../../http/entity-tag";
import { endSessions } from "../../oidc/end-sessions";
import { recordSecurityEvent } from "../../security-events";
import { findUser } from "../user/find-user";

/** In place of an address: who guesses here has a session already, wherever they are. */
const HERE = "second factor";

export function getSecondFactor(caller: Caller): Promise<SecondFactor> {
  return secondFactorOf(caller.db, caller.user.userName);
}

/** Begins to set up the signed-in user's authenticator, who proves to know the password. */
export async function beginOwnSecondFactor(caller: Caller, body: ReadBody): Promise<Authenticator> {
  const { userName } = caller.user;
  const { password } = await body(secondFactorBeginSchema);
  const right = await tried(caller, () => verifyPassword(caller.db, userName, password));
  if (!right) refuse("ruleViolation", "The password is wrong.");
  if ((await secondFactorOf(caller.db, userName)).isOn) {
    refuse("ruleViolation", "There is a second factor already; turn it off first.");
  }
  return beginSecondFactor(caller.db, userName);
}

/** Confirms the authenticator that was begun, or turns off the one there is; either needs one of its codes. */
export async function changeOwnSecondFactor(caller: Caller, body: ReadBody): Promise<SecondFactor> {
  const { userName } = caller.user;
  const { code, isOn } = await body(secondFactorChangeSchema);
  const before = await secondFactorOf(caller.db, userName);
  if (!isOn && before.isRequired) refuse("ruleViolation", "Your agency demands a second factor.");
  const recoveryCodes: string[] = [];
  const right = await tried(caller, async () => {
    if (!isOn) return useSecondFactor(caller.db, userName, code, caller.now);
    const codes = await confirmSecondFactor(caller.db, userName, code, caller.now);
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

/** Takes the second factor from a user whom the caller manages, who has lost it, and ends the user's sessions. */
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
  await caller.db.transaction(async (tx) => {
    requireMatch(caller, await secondFactorOf(tx, user.userName), `The second factor of ${quote(userName)}`);
    await removeSecondFactor(tx, user.userName);
    await endSessions(tx, user.userName);
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

async function tried(caller: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
  const { userName } = caller.user;
  const tries = new SignInTries(caller.db, () => caller.now);
  const wait = await tries.begin(userName, HERE);
  if (wait > 0) {
    refuse("tooMany", `There were too many wrong tries; try again in ${wait} seconds.`, {
      "retry-after": String(wait),
    });
  }
  if (!(await isRight())) return false;
  await tries.succeeded(userName, HERE);
  return true;
}
