import { hash, randomBytes } from "node:crypto";
import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { personalAccessToken } from "../db/schema";

/** Marks our tokens, so that secret scanners and the service know one when they see it. */
export const TOKEN_PREFIX = "nkt_";
const DAY = 86_400_000;

/** Makes a token for a user that lasts `days`; the token is returned and only its hash kept. */
export async function createPersonalAccessToken(db: Db, userName: string, days: number, now: Date): Promise<string> {
  return (await addToken(db, userName, days, now, "")).token;
}

/** The same for a token that its user has given a name, with the row that is kept. */
export async function addToken(
  db: Db,
  userName: string,
  days: number,
  now: Date,
  name: string,
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
    })
    .returning();
  return { token, row: row! };
}

/** The user name behind the token whose hash is the placeholder `key` and that is not expired at `now`; else null. */
export function userOfPersonalAccessToken(db: Db): SQL {
  return sql`(${db
    .select({ userName: personalAccessToken.userName })
    .from(personalAccessToken)
    .where(
      and(
        eq(personalAccessToken.tokenHash, sql.placeholder("key")),
        gt(personalAccessToken.expires, sql.placeholder("now")),
      ),
    )})`;
}

export function hashOf(token: string): string {
  return hash("sha256", token);
}
