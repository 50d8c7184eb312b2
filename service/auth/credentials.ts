import type { Db } from "../db/database";
import { refuse } from "../errors";
import type { Credentials } from "./authenticate";
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

  /** A password alone is not enough any more for a user who has a second factor (decisions §6). */
  async function requireNoSecondFactor(userName: string): Promise<true> {
    if (!(await secondFactorOf(db, userName)).isOn) return true;
    return refuse("unauthenticated", "This user has a second factor: send a personal access token as the password.", {
      "www-authenticate": "OAuth",
    });
  }
}
