import { hash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { TokenScope } from "../request-context";
import type { Db } from "../db/database";
import { personalAccessToken } from "../db/schema";

/** Marks our tokens, so that secret scanners and the service know one when they see it. */
export const TOKEN_PREFIX = "nkt_";
const DAY = 86_400_000;

/** A use is noted when the last one noted is older, milliseconds: not every request need write. */
const NOTED_MS = 600_000;

/** Makes a token for a user that lasts `days` and reaches all; the token is returned and only its hash kept. */
export async function createPersonalAccessToken(db: Db, userName: string, days: number, now: Date): Promise<string> {
  return (await addToken(db, userName, days, now, { name: "" })).token;
}

/** The same for a token with a name, and a reach if need be, with the row that is kept. */
export async function addToken(
  db: Db,
  userName: string,
  days: number,
  now: Date,
  { name, readOnly = false, companies = null }: { name: string } & Partial<TokenScope>,
): Promise<{ token: string; row: typeof personalAccessToken.$inferSelect }> {
  const token = TOKEN_PREFIX + randomBytes(32).toString("base64url");
  const [row] = await db
    .insert(personalAccessToken)
    .values({
      tokenHash: hashOf(token),
      name,
      userName,
      created: now,
      expires: new Date(now.getTime() + days * DAY),
      readOnly,
      companies,
    })
    .returning();
  return { token, row: row! };
}

/** Notes that a token is in use. A request does not fail because that could not be noted. */
export async function noteUse(db: Db, tokenHash: string, lastUsed: Date | null, now: Date): Promise<void> {
  if (lastUsed !== null && now.getTime() - lastUsed.getTime() < NOTED_MS) return;
  await db
    .update(personalAccessToken)
    .set({ lastUsed: now })
    .where(eq(personalAccessToken.tokenHash, tokenHash))
    .catch(() => undefined);
}

/** Revokes all tokens of a user: a password set by somebody else, or by a link, must not leave an older way in. */
export async function revokeTokens(db: Db, userName: string): Promise<void> {
  await db.delete(personalAccessToken).where(eq(personalAccessToken.userName, userName));
}

export function hashOf(token: string): string {
  return hash("sha256", token);
}
