import type { default as Provider, Grant, KoaContextWithOIDC } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseNow } from "../db/database-clock";
import { noteSession } from "./sessions";

interface Wanted {
  accountId: string;
  clientId: string;
  /** Scopes apart by spaces. */
  scope: string;
}

/**
 * The grant with everything the client asks for. A grant that exists already is used again and lasts anew from now, so
 * that one revocation ends all that came of one session.
 */
export async function grantAll(provider: Provider, grantId: string | undefined, wanted: Wanted): Promise<Grant> {
  const { accountId, clientId, scope } = wanted;
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const usable = existing?.accountId === accountId && existing.clientId === clientId ? existing : undefined;
  const grant = usable ?? new provider.Grant({ accountId, clientId });
  if (scope !== "") grant.addOIDCScope(scope);
  grant.exp = undefined;
  await grant.save();
  return grant;
}

/** The provider's hook of the same purpose: signing in is all the consent our clients need. */
export async function loadGrant(ctx: KoaContextWithOIDC, db: Db): Promise<Grant | undefined> {
  const { account, client, session, provider, result } = ctx.oidc;
  if (!account || !client) return undefined;
  const grantId = result?.consent?.grantId ?? session?.grantIdFor(client.clientId);
  const grant = await grantAll(provider, grantId, {
    accountId: account.accountId,
    clientId: client.clientId,
    scope: [...ctx.oidc.requestParamOIDCScopes].join(" "),
  });
  await noteSession(db, grant.jti, ctx.get("user-agent"), databaseNow());
  return grant;
}
