import type { Logger } from "pino";
import type Provider from "oidc-provider";
import type { Client, Configuration, interactionPolicy, KoaContextWithOIDC, RefreshToken } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseAheadSeconds } from "../db/database-clock";
import type { ServiceEnv } from "../../env";
import { loggedPath } from "../http/logged-path";
import { logFailure, toHttpError } from "../http/to-http-error";
import { factsOf } from "../http/request-facts";
import { findAccount } from "./account";
import { createAdapter, SERVICE_USER } from "./adapter";
import { dashboardClient, isClientSecret } from "./client";
import { endSessionsOfGrant } from "./end-sessions";
import { loadGrant } from "./grant";
import type { InstallationKeys } from "./installation-keys";
import { loadLibrary, type OidcLibrary } from "./load-library";
import { pageLanguage } from "./pages/language";
import type { Page } from "./pages/page";
import { signedOutPage, signOutPage } from "./pages/sign-out-page";
import { expiredPage, failedPage } from "./pages/trouble-page";
import { refreshTokenTtl, rotateRefreshToken } from "./refresh-token";
import { AUTH_TIME } from "./sessions";
import { signInPath } from "./sign-in";

export type ProviderEnv = Pick<ServiceEnv, "issuer" | "publicUrl" | "dashboardClient" | "lifetimes">;

/** Creates the OpenID Connect server. Its endpoints are under /oidc, discovery is at the standard path. */
export async function createProvider(db: Db, env: ProviderEnv, keys: InstallationKeys, log: Logger): Promise<Provider> {
  const library = await loadLibrary(log);
  const provider = new library.default(env.issuer, configuration(library, db, env, keys));
  // handler.ts sets host and scheme of each request to those of the issuer.
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = function compareClientSecret(presented) {
    return isClientSecret(this.clientSecret, presented);
  };
  provider.on("authorization.success", (ctx) => {
    // With `expiresWithSession` false, the library would let tokens outlive a sign-out. They may outlive a session that
    // expires, but not one that its user has ended.
    const { client, session } = ctx.oidc;
    if (client && session) session.authorizationFor(client.clientId).persistsLogout = false;
  });
  provider.on("server_error", (ctx, error) => {
    const httpError = toHttpError(error);
    const facts = factsOf(ctx.req);
    logFailure(log, error, httpError, { ...facts, path: loggedPath(ctx.path) });
    facts.errorKind = httpError.kind;
    if (httpError.status === 503) ctx.state.retryAfter = httpError.headers["retry-after"];
  });
  provider.use(async (ctx, next) => {
    await next();
    restrictCors(ctx);
    if (typeof ctx.state.retryAfter !== "string") return;
    ctx.status = 503;
    ctx.set("retry-after", ctx.state.retryAfter);
  });
  return provider;
}

function configuration(library: OidcLibrary, db: Db, env: ProviderEnv, keys: InstallationKeys): Configuration {
  const { lifetimes } = env;
  return {
    adapter: createAdapter(db),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      names: cookieNames(env.issuer),
    },
    clients: clientsOf(env),
    extraClientMetadata: { properties: [SERVICE_USER] },
    routes: {
      authorization: "/oidc/auth",
      end_session: "/oidc/session/end",
      jwks: "/oidc/jwks",
      revocation: "/oidc/token/revocation",
      token: "/oidc/token",
      userinfo: "/oidc/userinfo",
    },
    scopes: ["openid", "profile", "offline_access"],
    claims: { openid: ["sub"], profile: ["name", "locale"] },
    // Puts name and locale into the ID token, so that dashboards need no request to userinfo.
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_basic", "none"],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => false,
    findAccount: (_ctx, sub) => findAccount(db, sub),
    loadExistingGrant: (ctx) => loadGrant(ctx, db),
    // Dashboards get a refresh token without requesting offline_access.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: () => false,
    // The time of the sign-in is stored for endpoints that change a credential.
    extraTokenClaims: ({ oidc: { entities } }) => {
      const authTime = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
      // The library uses the clock of this process; stored times use the clock of the database.
      return authTime === undefined ? undefined : { [AUTH_TIME]: authTime + databaseAheadSeconds() };
    },
    rotateRefreshToken: (ctx) => rotateRefreshToken(ctx, db, lifetimes),
    revokeGrantPolicy: (ctx) => revokeGrant(ctx, db),
    interactions: { policy: policy(library), url: (_ctx, { uid }) => signInPath(uid) },
    renderError: (ctx, out, error) =>
      show(ctx, error.name === "SessionNotFound" ? expiredPage(languageOf(ctx), env.publicUrl) : failed(ctx, env, out)),
    ttl: {
      AccessToken: lifetimes.accessToken,
      ClientCredentials: lifetimes.accessToken,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: lifetimes.signIn,
      Session: lifetimes.refreshTokenIdle,
      Grant: lifetimes.refreshToken,
      RefreshToken: (_ctx, token: RefreshToken) => refreshTokenTtl(token, lifetimes),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => isOwn(library, client, token) },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) =>
          show(ctx, signOutPage(languageOf(ctx), form, originsAfterSignOut(ctx), isProven(ctx), env.publicUrl)),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(languageOf(ctx), env.publicUrl)),
      },
    },
  };
}

/**
 * Cookies are shared between ports, so the names must be unique on this host. Over https, `__Host-` keeps other hosts
 * from setting the session cookie. It requires the path /, so the other two, whose paths are longer, get `__Secure-`.
 */
function cookieNames(issuer: string) {
  const [host, secure] = issuer.startsWith("https:") ? ["__Host-", "__Secure-"] : ["", ""];
  return {
    session: `${host}nyckeltal_session`,
    interaction: `${secure}nyckeltal_sign_in`,
    resume: `${secure}nyckeltal_sign_in_resume`,
  };
}

/** Allows scripts of all origins to read keys and metadata only; the provider would allow them more. */
function restrictCors(ctx: Pick<KoaContextWithOIDC, "path" | "response" | "set" | "remove">): void {
  if (/^\/(?:\.well-known\/|oidc\/jwks$)/.test(ctx.path)) {
    ctx.set("access-control-allow-origin", "*");
    return;
  }
  for (const name of Object.keys(ctx.response.headers)) {
    if (name.startsWith("access-control-")) ctx.remove(name);
  }
}

function clientsOf({ dashboardClient: own, publicUrl }: ProviderEnv) {
  if (!own) return [];
  const redirectUri = `${publicUrl}/api/auth/callback/nyckeltal`;
  return [dashboardClient(own.id, own.secret, [redirectUri], [publicUrl, `${publicUrl}/sign-in`])];
}

/** Adds a check to the default policy, which would accept a session whose user was disabled later. */
function policy(library: OidcLibrary): interactionPolicy.DefaultPolicy {
  const { base, Check } = library.interactionPolicy;
  const prompts = base();
  prompts
    .get("login")
    ?.checks.add(
      new Check(
        "account_gone",
        "The user of the session may no longer sign in",
        "login_required",
        (ctx) => ctx.oidc.session?.accountId !== undefined && !ctx.oidc.account,
      ),
    );
  return prompts;
}

/** A client may revoke only its own tokens and gets an error for others (RFC 7009 §2.1). */
function isOwn({ errors }: OidcLibrary, client: Client, token: { clientId?: string | undefined }): boolean {
  if (token.clientId === client.clientId) return true;
  throw new errors.InvalidRequest("the token was issued to another client");
}

/**
 * `revokeGrantPolicy` of oidc-provider: true revokes the grant. When a client revokes a token, the browser sessions
 * with this grant end too, since the next sign-in would otherwise need no password.
 */
async function revokeGrant(ctx: KoaContextWithOIDC, db: Db): Promise<boolean> {
  const { RefreshToken: refreshToken, AccessToken: accessToken } = ctx.oidc.entities;
  const token = refreshToken ?? accessToken;
  if (ctx.oidc.route === "revocation" && token?.grantId && token.accountId) {
    await endSessionsOfGrant(db, token.accountId, token.grantId);
  }
  return true;
}

function languageOf(ctx: KoaContextWithOIDC) {
  return pageLanguage(ctx.oidc.params?.ui_locales ?? ctx.query.ui_locales, ctx.get("accept-language"));
}

function failed(ctx: KoaContextWithOIDC, env: ProviderEnv, out: { error: string; error_description?: string }): Page {
  return failedPage(languageOf(ctx), env.publicUrl, [out.error, out.error_description].filter(Boolean).join(": "));
}

/** Returns true if the ID token names the user of the session; its client has then asked for confirmation already. */
function isProven(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities.IdTokenHint;
  return hint !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
}

function originsAfterSignOut(ctx: KoaContextWithOIDC): string[] {
  const uri = ctx.oidc.params?.post_logout_redirect_uri;
  return typeof uri === "string" ? [new URL(uri).origin] : [];
}

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(page.headers);
  ctx.body = page.html;
}
