import { and, eq } from "drizzle-orm";
import type { Principal } from "../caller";
import type { Db } from "../db/database";
import { user } from "../db/schema";
import { findPersonalAccessToken, TOKEN_PREFIX } from "./personal-access-token";

/** The ways in which a request can prove who sends it, beside personal access tokens. */
export interface Credentials {
  /** The user name behind an access token of the OpenID Connect server, or null. */
  accessToken(token: string): Promise<string | null>;
  /** Whether this is the user's password; throws a Refusal (tooMany) after too many wrong ones from one address. */
  password(userName: string, password: string, address: string): Promise<boolean>;
}

/**
 * The user behind an Authorization header (`OAuth` or `Bearer` with a token, `Basic` with a user name and a password
 * or personal access token), or null. The schemes match without regard to case.
 * @param address where the request came from, for the limit on wrong passwords
 */
export async function authenticate(
  db: Db,
  credentials: Credentials,
  header: string | null,
  now: Date,
  address: string,
): Promise<Principal | null> {
  const [, scheme, value] = /^\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(header ?? "") ?? [];
  if (!scheme || !value) return null;
  const userName = await provenUserName(db, credentials, scheme.toLowerCase(), value, now, address);
  return userName === null ? null : findPrincipal(db, userName);
}

async function provenUserName(
  db: Db,
  credentials: Credentials,
  scheme: string,
  value: string,
  now: Date,
  address: string,
): Promise<string | null> {
  if (scheme === "oauth" || scheme === "bearer") {
    return value.startsWith(TOKEN_PREFIX) ? findPersonalAccessToken(db, value, now) : credentials.accessToken(value);
  }
  if (scheme !== "basic") return null;
  const [userName, password] = splitBasic(value);
  if (password.startsWith(TOKEN_PREFIX)) {
    return (await findPersonalAccessToken(db, password, now)) === userName ? userName : null;
  }
  return (await credentials.password(userName, password, address)) ? userName : null;
}

function splitBasic(value: string): [userName: string, password: string] {
  const text = Buffer.from(value, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** The user as they are now, unless deleted or disabled. */
export async function findPrincipal(db: Db, userName: string): Promise<Principal | null> {
  const [row] = await db
    .select({
      userName: user.userName,
      name: user.name,
      type: user.type,
      agencyId: user.agencyId,
      language: user.language,
    })
    .from(user)
    .where(and(eq(user.userName, userName), eq(user.disabled, false)));
  return row ?? null;
}
