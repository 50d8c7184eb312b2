import type { Db } from "../db/database";
import { refuse } from "../errors";
import type { Credentials } from "./authenticate";
import { BASIC_CHALLENGE } from "./challenge";
import { createPasswordMemory } from "./password";
import { secondFactorOf } from "./second-factor";
import type { SignInTries } from "./sign-in-tries";

/** The passwords of the database, remembered for a while. */
export function createCredentials(db: Db, tries: SignInTries): Credentials {
  const memory = createPasswordMemory(db);
  return {
    async password(userName, password, address) {
      if (await memory.isKnown(userName, password)) return requireNoSecondFactor(userName);
      const wait = await tries.begin(userName, address);
      if (wait > 0) {
        return refuse("tooMany", `There were too many wrong passwords; try again in ${wait} seconds.`, {
          "retry-after": String(wait),
        });
      }
      if (!(await memory.verify(userName, password))) return false;
      await tries.succeeded(userName, address);
      return requireNoSecondFactor(userName);
    },
  };

  /** A password alone is not enough for a user who has a second factor, or of whom one is demanded (decisions §6). */
  async function requireNoSecondFactor(userName: string): Promise<true> {
    const { isOn, isRequired } = await secondFactorOf(db, userName);
    if (!isOn && !isRequired) return true;
    const message = isOn
      ? "This user has a second factor: send a personal access token as the password."
      : "The agency of this user demands a second factor: set one up by signing in to the dashboard, and send a personal access token as the password.";
    return refuse("unauthenticated", message, { "www-authenticate": BASIC_CHALLENGE });
  }
}
