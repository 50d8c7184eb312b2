import { and, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { storedId } from "./adapter";
import { SERVICE_USER } from "./client";

const grant = alias(oidcPayload, "oidc_grant");
const client = alias(oidcPayload, "oidc_client");

/**
 * The user name behind the access token whose stored id is the placeholder `key`, unless it has expired at `now` or was
 * revoked; else null. One query instead of the provider's several, for it runs at every request; a token whose grant is
 * gone is no longer valid. A program's own token means the user as whom its client was registered.
 */
export function userOfAccessToken(db: Db): SQL {
  const now = sql.placeholder("now");
  const serviceUser = sql`${client.payload}::json ->> ${sql.raw(`'${SERVICE_USER}'`)}`;
  return sql`(${db
    .select({ userName: sql`coalesce(${oidcPayload.accountId}, ${serviceUser})` })
    .from(oidcPayload)
    .leftJoin(grant, and(eq(grant.model, "Grant"), eq(grant.id, oidcPayload.grantId)))
    .leftJoin(
      client,
      and(
        eq(oidcPayload.model, "ClientCredentials"),
        eq(client.model, "Client"),
        eq(client.id, sql`${oidcPayload.payload}::json ->> 'clientId'`),
      ),
    )
    .where(
      and(
        inArray(oidcPayload.model, ["AccessToken", "ClientCredentials"]),
        eq(oidcPayload.id, sql.placeholder("key")),
        gt(oidcPayload.expires, now),
        or(isNull(oidcPayload.grantId), gt(grant.expires, now)),
      ),
    )})`;
}

/** The key under which {@link userOfAccessToken} finds a token. */
export const accessTokenKey = (token: string) => storedId("AccessToken", token);
