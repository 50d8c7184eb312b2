import { eq } from "drizzle-orm";
import type { TokenScope } from "../request-context";
import type { Db } from "../db/database";
import { personalAccessToken, user } from "../db/schema";
import { hashOf, newSecret } from "./secrets";

/** The prefix by which the service and secret scanners recognise its tokens. */
export const TOKEN_PREFIX = "nkt_";
const DAY_MS = 86_400_000;

/** Minimum milliseconds between two updates of `lastUsed`, so that not every request writes. */
const LAST_USED_INTERVAL_MS = 600_000;

/** Locks the user, and creates a token with a name and an optional scope. The stored row has only its hash. */
export async function addToken(
  tx: Db,
  userName: string,
  days: number,
  now: Date,
  { name, readOnly = false, companies = null }: { name: string } & Partial<TokenScope>,
): Promise<{ token: string; row: typeof personalAccessToken.$inferSelect }> {
  const token = TOKEN_PREFIX + newSecret();
  await lockUser(tx, userName);
  const [row] = await tx
    .insert(personalAccessToken)
    .values({
      tokenHash: hashOf(token),
      name,
      userName,
      created: now,
      expires: new Date(now.getTime() + days * DAY_MS),
      readOnly,
      companies,
    })
    .returning();
  return { token, row: row! };
}

/** Updates `lastUsed` of a token. A failed update does not fail the request. */
export async function noteUse(db: Db, tokenHash: string, lastUsed: Date | null, now: Date): Promise<void> {
  if (lastUsed !== null && now.getTime() - lastUsed.getTime() < LAST_USED_INTERVAL_MS) return;
  await db
    .update(personalAccessToken)
    .set({ lastUsed: now })
    .where(eq(personalAccessToken.tokenHash, tokenHash))
    .catch(() => undefined);
}

/**
 * Locks a user before the user's tokens, links, sessions or password are changed, so that such changes take turns and
 * locks are taken in one order. Not `for update`: requests with an Idempotency-Key hold a key-share lock on their user,
 * so two of them would wait for each other.
 */
export async function lockUser(tx: Db, userName: string): Promise<void> {
  await tx.select({ userName: user.userName }).from(user).where(eq(user.userName, userName)).for("no key update");
}

/**
 * Revokes all tokens of a user. Making a token takes the lock of the user too, so one that is made at the same time is
 * revoked too or made afterwards.
 */
export async function revokeTokens(tx: Db, userName: string): Promise<void> {
  await lockUser(tx, userName);
  await tx.delete(personalAccessToken).where(eq(personalAccessToken.userName, userName));
}
