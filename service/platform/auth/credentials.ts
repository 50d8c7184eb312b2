import type { Db } from "../db/database";
import { HttpError } from "../http-error";
import type { CheckPassword } from "./authenticate";
import { networkOf } from "./client-network";
import type { Guess, GuessGuard } from "./guess-guard";
import { createPasswordMemory } from "./password";
import { secondFactorOf } from "./second-factor";

/** The WWW-Authenticate header of a response to a request without a valid credential (docs/interface.md, Errors). */
export const CHALLENGE = "OAuth";

/**
 * The challenge for a request that used Basic; it announces UTF-8 for user names and passwords (RFC 7617 §2.1).
 * Other requests are not offered Basic, because browsers would open their own password prompt.
 */
export const BASIC_CHALLENGE = `${CHALLENGE}, Basic realm="Nyckeltal", charset="UTF-8"`;

export function challengeFor(authorization: string | null): string {
  return /^\s*basic(\s|$)/i.test(authorization ?? "") ? BASIC_CHALLENGE : CHALLENGE;
}

/** Creates the check of passwords for Basic: the guess guard limits it, and right passwords are cached for a while. */
export function createPasswordCheck(db: Db, guard: GuessGuard): CheckPassword {
  const memory = createPasswordMemory(db);
  return async (userName, password, origin) => {
    const network = networkOf(origin.address);
    const recalled = await memory.recall(userName, password, network);
    if (recalled === "right") return requireNoSecondFactor(userName);
    const guess: Guess = { userName, secret: "password", way: "Basic", origin, isKnown: false };
    if (recalled === "wrong") {
      // recall() has compared the password already, so the attempt is only counted.
      await (await guard.countMade(guess)).fail();
      return false;
    }
    const attempt = await guard.begin(guess);
    if (!(await memory.verify(userName, password, network))) {
      await attempt.fail();
      return false;
    }
    // Throws if the user has or must have a second factor. The attempt stays counted then: nobody has signed in.
    await requireNoSecondFactor(userName);
    await attempt.forgive();
    return true;
  };

  /** A password alone is not enough for a user who has a second factor or must have one (docs/interface.md). */
  async function requireNoSecondFactor(userName: string): Promise<true> {
    const { isOn, isRequired } = await secondFactorOf(db, userName);
    if (!isOn && !isRequired) return true;
    const message = isOn
      ? "This user has a second factor: send a personal access token as the password."
      : "The agency of this user demands a second factor: set one up by signing in to the dashboard, and send a personal access token as the password.";
    throw new HttpError("unauthenticated", message, { "www-authenticate": BASIC_CHALLENGE });
  }
}
