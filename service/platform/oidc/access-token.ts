import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { storedId } from "./adapter";

/**
 * The user name behind the access token whose stored id is the placeholder `key`, unless it has expired at `now` or was
 * revoked; else null. One query instead of the provider's several, for it runs at every request.
 */
export function userOfAccessToken(db: Db): SQL {
  return sql`(${db
    .select({ userName: oidcPayload.accountId })
    .from(oidcPayload)
    .where(
      and(
        inArray(oidcPayload.model, ["AccessToken", "ClientCredentials"]),
        eq(oidcPayload.id, sql.placeholder("key")),
        gt(oidcPayload.expires, sql.placeholder("now")),
      ),
    )})`;
}

/** The key under which {@link userOfAccessToken} finds a token. */
export const accessTokenKey = (token: string) => storedId("AccessToken", token);
