import { addToken } from "../platform/auth/personal-access-token";
import type { Db } from "../platform/db/database";

/** Makes a token with which a program may do all that the user may, for a number of days. */
export async function createPersonalAccessToken(db: Db, userName: string, days: number, now: Date): Promise<string> {
  return (await addToken(db, userName, days, now, { name: "" })).token;
}
