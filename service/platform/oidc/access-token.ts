import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { storedId } from "./adapter";

/**
 * SQL for the user name of the access token with the stored id `key` (a placeholder); null if it is expired at `now` or
 * was revoked. It takes one query instead of several of the provider, because it runs at every request.
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

/** The key under which {@link userOfAccessToken} finds a token; both of its models hash ids in the same way. */
export const accessTokenKey = (token: string) => storedId("AccessToken", token);
