import { generate } from "otplib";
import { beginSecondFactor, confirmSecondFactor } from "../platform/auth/second-factor";
import type { Db } from "../platform/db/database";
import { testKeyring } from "./test-keyring";

/** Returns the code of an authenticator `steps` steps of thirty seconds from now. */
export function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
}

/**
 * Sets up a second factor of a user, confirmed with the previous code, so that the current code is still unused.
 * @returns the secret of the authenticator
 */
export async function giveSecondFactor(db: Db, userName: string): Promise<string> {
  const { secret } = (await beginSecondFactor(db, testKeyring, userName))!;
  const codes = await confirmSecondFactor(db, testKeyring, userName, await codeOf(secret, -1), new Date());
  if (codes === null) throw new Error("the second factor was not confirmed");
  return secret;
}
