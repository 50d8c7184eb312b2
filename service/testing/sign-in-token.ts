import { randomBytes } from "node:crypto";
import type { Db } from "../platform/db/database";
import { createAdapter } from "../platform/oidc/adapter";
import { AUTH_TIME } from "../platform/oidc/sessions";

/** The lifetime of a token, so long that none expires in a test that sets the clock ahead. */
const CENTURY_SECONDS = 36_500 * 86_400;

/** Creates an access token like one after a sign-in, without opening the sign-in pages. */
export async function signInToken(db: Db, userName: string, signedIn = new Date()): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const extra = { [AUTH_TIME]: Math.floor(signedIn.getTime() / 1000) };
  await createAdapter(db)("AccessToken").upsert(token, { accountId: userName, extra }, CENTURY_SECONDS);
  return token;
}
