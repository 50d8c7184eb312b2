import { isUtf8 } from "node:buffer";
import { and, eq } from "drizzle-orm";
import type { Credential, Principal, RequestContext, TokenScope } from "../request-context";
import type { Db, OpenDatabase } from "../db/database";
import { user } from "../db/schema";
import { accessTokenKey } from "../oidc/access-token";
import type { Origin } from "../audit/security-events";
import type { ReadOrganisationToken } from "./organisation-tokens";
import { noteUse, TOKEN_PREFIX } from "./personal-access-token";
import { hashOf } from "./secrets";
import { prepareUserStatements, PRINCIPAL, type Found } from "./user-statements";

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Resolves to true for the user's password.
 * @throws HttpError tooMany after too many wrong ones, unauthenticated if a password alone is not enough for this user
 */
export type CheckPassword = (userName: string, password: string, origin: Origin) => Promise<boolean>;

/** The members of the request context that describe the authenticated user. */
export interface Authenticated extends Pick<RequestContext, "user" | "companyInPath" | "credential" | "scope"> {
  /** End of the database's write-ahead log when the user was found; null without a standby that serves reads. */
  position: string | null;
}

export interface Presented {
  /** The Authorization header. */
  authorization: string | null;
  now: Date;
  /** The source of the request, for the limits on wrong passwords. */
  origin: Origin;
  /** The company in the path; undefined if the path names none. */
  companyId: string | undefined;
}

/**
 * Makes the function that finds the user behind an Authorization header (`OAuth` or `Bearer` with a token, `Basic` with
 * a user name and a password or personal access token), or null. The schemes match without regard to case. The function
 * throws as {@link CheckPassword} does, and HttpError unavailable if the keys of the organisation cannot be fetched.
 * @param organisation reads the tokens of an organisation's own OpenID provider; null if none is configured
 */
export function createAuthentication(
  { db, lookups, replica }: Pick<OpenDatabase, "db" | "lookups" | "replica">,
  checkPassword: CheckPassword,
  organisation: ReadOrganisationToken | null = null,
): (presented: Presented) => Promise<Authenticated | null> {
  const statements = prepareUserStatements(lookups, replica !== undefined);
  return async ({ authorization, now, origin, companyId }) => {
    const [, scheme, value] = /^\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(authorization ?? "") ?? [];
    if (!scheme || !value) return null;
    const parameters = { now, companyId: companyId ?? null };
    const found = await find(scheme.toLowerCase(), value);
    if (!found) return null;
    return {
      user: found.user,
      companyInPath: companyId === undefined ? undefined : { db, companyId, connected: found.company },
      credential: found.credential,
      scope: found.scope,
      position: found.position,
    };

    async function find(kind: string, token: string): Promise<VerifiedUser | null> {
      if (kind === "oauth" || kind === "bearer") return findByToken(token);
      if (kind !== "basic") return null;
      const [userName, password] = splitBasic(token);
      if (password.startsWith(TOKEN_PREFIX)) {
        const owner = await findByToken(password);
        return owner?.user.userName === userName ? owner : null;
      }
      if (!(await checkPassword(userName, password, origin))) return null;
      return toVerifiedUser({ kind: "password" }, await statements.userName({ ...parameters, key: userName }));
    }

    async function findByToken(token: string): Promise<VerifiedUser | null> {
      if (token.startsWith(TOKEN_PREFIX)) {
        return toVerifiedUser({ kind: "personalAccessToken" }, await findByPersonalAccessToken(hashOf(token)));
      }
      // A JWT has dots in it, and our own access tokens have none.
      if (!organisation || !JWT.test(token)) {
        const id = accessTokenKey(token);
        return toVerifiedUser({ kind: "accessToken", id }, await statements.accessToken({ ...parameters, key: id }));
      }
      const { userName, signedIn } = (await organisation(token)) ?? {};
      // PostgreSQL accepts no text with U+0000.
      if (userName === undefined || userName.includes("\u0000")) return null;
      const found = await statements.userName({ ...parameters, key: userName });
      return toVerifiedUser({ kind: "organisation", id: hashOf(token), signedIn: signedIn ?? null }, found);
    }

    async function findByPersonalAccessToken(tokenHash: string): Promise<Found | null> {
      const found = await statements.personalAccessToken({ ...parameters, key: tokenHash });
      if (found) await noteUse(db, tokenHash, found.token!.lastUsed, now);
      return found;
    }
  };
}

interface VerifiedUser extends Found {
  credential: Credential;
  scope: TokenScope | undefined;
}

function toVerifiedUser(credential: Credential, found: Found | null): VerifiedUser | null {
  return found && { ...found, credential, scope: found.token?.scope };
}

/**
 * Splits decoded Basic credentials. Clients encode them in UTF-8 or, since RFC 2617 named no charset, in Latin-1. User
 * names are stored composed (NFC), and some clients send them decomposed.
 */
function splitBasic(value: string): [userName: string, password: string] {
  const bytes = Buffer.from(value, "base64");
  const text = isUtf8(bytes) ? bytes.toString("utf8") : bytes.toString("latin1");
  const colon = text.indexOf(":");
  return colon < 0 ? [text, ""] : [text.slice(0, colon).normalize("NFC"), text.slice(colon + 1)];
}

/** Reads the current state of a user; null if the user is deleted or disabled. */
export async function findPrincipal(db: Db, userName: string): Promise<Principal | null> {
  const [row] = await db
    .select(PRINCIPAL)
    .from(user)
    .where(and(eq(user.userName, userName), eq(user.disabled, false)));
  return row ?? null;
}
