import type { Db } from "../db/database";
import { HttpError } from "../http-error";
import type { Credentials } from "./authenticate";
import { BASIC_CHALLENGE } from "./challenge";
import type { Guess, GuessGuard } from "./guess-guard";
import { networkOf } from "./network-of";
import { createPasswordMemory } from "./password";
import { secondFactorOf } from "./second-factor";

/** The passwords of the database, behind the guard against guessing, remembered for a while. */
export function createCredentials(db: Db, guard: GuessGuard): Credentials {
  const memory = createPasswordMemory(db);
  return {
    async password(userName, password, origin) {
      const place = networkOf(origin.address);
      const recalled = await memory.recall(userName, password, place);
      if (recalled === "right") return requireNoSecondFactor(userName);
      const guess: Guess = { userName, secret: "password", way: "Basic", origin, isKnown: false };
      if (recalled === "wrong") {
        await (await guard.countMade(guess)).fail();
        return false;
      }
      const attempt = await guard.begin(guess);
      if (!(await memory.verify(userName, password, place))) {
        await attempt.fail();
        return false;
      }
      // The password of a user with a second factor is half a sign-in, and not forgiven.
      await requireNoSecondFactor(userName);
      await attempt.forgive();
      return true;
    },
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
