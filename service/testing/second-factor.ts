import { setTimeout as sleep } from "node:timers/promises";
import { generate } from "otplib";
import { beginSecondFactor, confirmSecondFactor } from "../platform/auth/second-factor";
import type { Db } from "../platform/db/database";
import { testKeyring } from "./test-keyring";

const STEP_MS = 30_000;
/** Milliseconds that a test may take from a code to its use. */
const TIME_TO_USE_MS = 5_000;

/**
 * Returns the code of an authenticator `steps` steps of thirty seconds from now. The previous one is only good until
 * the present step ends, so it is not made at the end of a step.
 */
export async function codeOf(secret: string, steps = 0): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (steps < 0 && left < TIME_TO_USE_MS) await sleep(left);
  return generate({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });
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
