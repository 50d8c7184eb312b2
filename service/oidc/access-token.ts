import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { storedId } from "./adapter";
import { SERVICE_USER } from "./client";

const grant = alias(oidcPayload, "oidc_grant");
const client = alias(oidcPayload, "oidc_client");

/**
 * The user name behind an access token that has neither expired nor been revoked, or null. One query instead of the
 * provider's several, for it runs at every request; a token whose grant is gone is no longer valid.
 */
export async function findAccessToken(db: Db, token: string, now: Date): Promise<string | null> {
  const id = storedId("AccessToken", token);
  const [row] = await db
    .select({ accountId: oidcPayload.accountId, client: client.payload })
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
        eq(oidcPayload.id, id),
        gt(oidcPayload.expires, now),
        or(isNull(oidcPayload.grantId), gt(grant.expires, now)),
      ),
    );
  if (!row) return null;
  return row.accountId ?? serviceUserOf(row.client);
}

function serviceUserOf(metadata: string | null): string | null {
  if (metadata === null) return null;
  const name = (JSON.parse(metadata) as Record<string, unknown>)[SERVICE_USER];
  return typeof name === "string" ? name : null;
}
