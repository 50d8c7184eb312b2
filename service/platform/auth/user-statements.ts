import { and, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { CompanyRole } from "@/contract/users/user-types";
import type { Principal, TokenScope } from "../request-context";
import type { Db } from "../db/database";
import { company, personalAccessToken, user, userCompany } from "../db/schema";
import { PRIMARY_POSITION } from "../db/replica/position";
import { userOfAccessToken } from "../oidc/access-token";
import { visibleToFoundUser } from "../policies/authorize";
import type { CompanyRow, ConnectedCompany } from "../policies/connected-company";

export interface Found {
  user: Principal;
  /** End of the database's write-ahead log when the user was found; null without a standby that serves reads. */
  position: string | null;
  /** The company in the path; null if there is none or the user may not see it. */
  company: ConnectedCompany | null;
  /** Set only if the credential is a personal access token. */
  token?: { scope: TokenScope; lastUsed: Date | null };
}

/** Parameters of the statements. `key` is a token's hash, or the user name itself. */
interface StatementParameters {
  key: string;
  now: Date;
  companyId: string | null;
}

export type FindUser = (parameters: StatementParameters) => Promise<Found | null>;

/**
 * One of these statements runs at every authenticated request: one round trip finds the enabled user of a credential
 * and the company in the path. On PostgreSQL they are the only statements of the service that are prepared by name
 * (ADR 0038); behind a pooler none is (ADR 0065).
 */
export function prepareUserStatements(
  db: Db,
  withPosition: boolean,
): Record<"personalAccessToken" | "accessToken" | "userName", FindUser> {
  const position = withPosition ? PRIMARY_POSITION : sql<null>`null`;
  return {
    personalAccessToken: prepareForToken(db, position),
    accessToken: prepare(db, "user_of_access_token", userOfAccessToken(db), position),
    userName: prepare(db, "user_of_name", sql`${sql.placeholder("key")}`, position),
  };
}

/** Finds the user of an unexpired token, and the company if both the user and the token have access to it. */
function prepareForToken(db: Db, position: SQL<string | null>): FindUser {
  const { readOnly, companies, lastUsed } = personalAccessToken;
  const reached = or(isNull(companies), sql`${company.id} = any(${companies})`);
  const statement = db
    .select({
      user: PRINCIPAL,
      company,
      role: userCompany.role,
      token: { readOnly, companies, lastUsed },
      position,
    })
    .from(personalAccessToken)
    .innerJoin(user, eq(user.userName, personalAccessToken.userName))
    .leftJoin(userCompany, isConnection())
    .leftJoin(company, and(eq(company.id, sql.placeholder("companyId")), visibleToFoundUser(), reached))
    .where(
      and(
        eq(personalAccessToken.tokenHash, sql.placeholder("key")),
        gt(personalAccessToken.expires, sql.placeholder("now")),
        eq(user.disabled, false),
      ),
    )
    .prepare("user_of_personal_access_token");
  return async (parameters) => {
    const [row] = await statement.execute({ ...parameters });
    if (!row) return null;
    const { lastUsed: used, ...scope } = row.token;
    return { ...foundIn(row), token: { scope, lastUsed: used } };
  };
}

/** @param userName SQL for the user name or null; it may use the {@link StatementParameters} placeholders */
function prepare(db: Db, name: string, userName: SQL, position: SQL<string | null>): FindUser {
  const statement = db
    .select({ user: PRINCIPAL, company, role: userCompany.role, position })
    .from(user)
    .leftJoin(userCompany, isConnection())
    .leftJoin(company, and(eq(company.id, sql.placeholder("companyId")), visibleToFoundUser()))
    .where(and(eq(user.userName, userName), eq(user.disabled, false)))
    .prepare(name);
  return async (parameters) => {
    const [row] = await statement.execute({ ...parameters });
    return row ? foundIn(row) : null;
  };
}

/** The columns of a {@link Principal}. */
export const PRINCIPAL = {
  userName: user.userName,
  name: user.name,
  type: user.type,
  agencyId: user.agencyId,
  language: user.language,
  created: user.created,
};

const isConnection = () =>
  and(eq(userCompany.companyId, sql.placeholder("companyId")), eq(userCompany.userName, user.userName));

interface Row {
  user: Principal;
  company: CompanyRow | null;
  role: CompanyRole | null;
  position: string | null;
}

function foundIn({ user, company, role, position }: Row): Found {
  return { user, company: company && { company, role }, position };
}
