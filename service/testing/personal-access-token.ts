import { addToken } from "../platform/auth/personal-access-token";
import type { Db } from "../platform/db/database";

/**
 * Makes a token without a scope that is valid for a number of days. A program may do with it all that the user may, but
 * for what needs a sign-in, such as making tokens (`requireNoToken`).
 */
export async function createPersonalAccessToken(db: Db, userName: string, days: number, now: Date): Promise<string> {
  return (await addToken(db, userName, days, now, { name: "" })).token;
}
