import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Principal } from "../caller";
import type { Db } from "../db/database";
import { company, user, userCompany } from "../db/schema";
import { userOfAccessToken } from "../oidc/access-token";
import { visibleToFoundUser } from "../policies/authorize";
import type { ConnectedCompany } from "../policies/connected-company";
import { userOfPersonalAccessToken } from "./personal-access-token";

interface Found {
  user: Principal;
  /** The company asked for along, as far as the user may see it. */
  company: ConnectedCompany | null;
}

/** What the statements are given. `key` is a token's hash, or the user name itself. */
interface Given {
  key: string;
  now: Date;
  companyId: string | null;
}

export type FindUser = (given: Given) => Promise<Found | null>;

/**
 * The statements that run at every request: from a credential to the enabled user behind it and the company in the
 * path, in one round trip. Built once and prepared by name, which no other statement of the service is (ADR 0038).
 */
export function prepareUserStatements(db: Db): Record<"personalAccessToken" | "accessToken" | "userName", FindUser> {
  return {
    personalAccessToken: prepare(db, "user_of_personal_access_token", userOfPersonalAccessToken(db)),
    accessToken: prepare(db, "user_of_access_token", userOfAccessToken(db)),
    userName: prepare(db, "user_of_name", sql`${sql.placeholder("key")}`),
  };
}

/** @param userName the expression that makes a user name of the placeholders of {@link Given}, or null */
function prepare(db: Db, name: string, userName: SQL): FindUser {
  const { userName: name_, type, agencyId, language } = user;
  const statement = db
    .select({ user: { userName: name_, name: user.name, type, agencyId, language }, company, role: userCompany.role })
    .from(user)
    .leftJoin(
      userCompany,
      and(eq(userCompany.companyId, sql.placeholder("companyId")), eq(userCompany.userName, user.userName)),
    )
    .leftJoin(company, and(eq(company.id, sql.placeholder("companyId")), visibleToFoundUser()))
    .where(and(eq(user.userName, userName), eq(user.disabled, false)))
    .prepare(name);
  return async (given) => {
    const [row] = await statement.execute({ ...given });
    return row ? { user: row.user, company: row.company && { company: row.company, role: row.role } } : null;
  };
}
