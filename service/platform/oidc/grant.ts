import type { default as Provider, Grant, KoaContextWithOIDC } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseNow } from "../db/database-clock";
import { noteSession } from "./sessions";

interface GrantRequest {
  /** A user name. */
  accountId: string;
  clientId: string;
  /** Scopes, separated by spaces. */
  scope: string;
}

/**
 * Grants the client every requested scope. An existing grant of this user and client is reused, because revoking it
 * then ends everything that was issued in one session. The grant's time to live begins anew.
 */
export async function grantAll(provider: Provider, grantId: string | undefined, request: GrantRequest): Promise<Grant> {
  const { accountId, clientId, scope } = request;
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const usable = existing?.accountId === accountId && existing.clientId === clientId ? existing : undefined;
  const grant = usable ?? new provider.Grant({ accountId, clientId });
  if (scope !== "") grant.addOIDCScope(scope);
  // oidc-provider gives a grant without `exp` its full time to live when it is saved.
  grant.exp = undefined;
  await grant.save();
  return grant;
}

/**
 * oidc-provider's `loadExistingGrant`: grants the requested scopes without a consent page, because the administrator
 * has registered every client. Undefined before the user has signed in.
 */
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
