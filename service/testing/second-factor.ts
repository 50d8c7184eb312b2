import { eq } from "drizzle-orm";
import { generate } from "otplib";
import { beginSecondFactor, confirmSecondFactor } from "../platform/auth/second-factor";
import type { Db } from "../platform/db/database";
import { secondFactor } from "../platform/db/schema";
import { testKeyring } from "./test-keyring";

const STEP_MS = 30_000;

/**
 * Returns the code that an authenticator shows now, or `steps` steps of thirty seconds later. The service accepts both
 * codes for at least thirty seconds from now.
 */
export function codeOf(secret: string, steps: 0 | 1 = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });
}

/** Lets the present code of the user's authenticator be used again, as if the last one had been used long ago. */
export async function forgetUsedCodes(db: Db, userName: string): Promise<void> {
  await db.update(secondFactor).set({ lastStep: 0 }).where(eq(secondFactor.userName, userName));
}

/**
 * Sets up a second factor of a user, confirmed, with all codes unused.
 * @returns the secret of the authenticator
 */
export async function giveSecondFactor(db: Db, userName: string): Promise<string> {
  const { secret } = (await beginSecondFactor(db, testKeyring, userName))!;
  const codes = await confirmSecondFactor(db, testKeyring, userName, await codeOf(secret), new Date());
  if (codes === null) throw new Error("the second factor was not confirmed");
  await forgetUsedCodes(db, userName);
  return secret;
}
