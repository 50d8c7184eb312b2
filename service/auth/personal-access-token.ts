import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../db/database";
import { personalAccessToken } from "../db/schema";

/** Marks our tokens, so that secret scanners and the service know one when they see it. */
export const TOKEN_PREFIX = "nkt_";
const DAY = 86_400_000;

/** Makes a token for a user that lasts `days`; the token is returned and only its hash kept. */
export async function createPersonalAccessToken(db: Db, userName: string, days: number, now: Date): Promise<string> {
  const token = TOKEN_PREFIX + randomBytes(32).toString("base64url");
  await db.insert(personalAccessToken).values({
    tokenHash: hashOf(token),
    userName,
    created: now,
    expires: new Date(now.getTime() + days * DAY),
  });
  return token;
}

/** The user name behind a token that has not expired, or null. */
export async function findPersonalAccessToken(db: Db, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userName: personalAccessToken.userName })
    .from(personalAccessToken)
    .where(and(eq(personalAccessToken.tokenHash, hashOf(token)), gt(personalAccessToken.expires, now)));
  return row?.userName ?? null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
