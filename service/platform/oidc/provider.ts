import type { Logger } from "pino";
import type Provider from "oidc-provider";
import type { Client, Configuration, interactionPolicy, KoaContextWithOIDC, RefreshToken } from "oidc-provider";
import type { Db } from "../db/database";
import { databaseAheadSeconds } from "../db/database-clock";
import type { ServiceEnv } from "../../env";
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

/** Our OpenID Connect server. Its endpoints stand under /oidc, discovery where the standard puts it. */
export async function createProvider(db: Db, env: ProviderEnv, keys: InstallationKeys, log: Logger): Promise<Provider> {
  const library = await loadLibrary(log);
  const provider = new library.default(env.issuer, configuration(library, db, env, keys));
  // Host and scheme are set to the issuer's before a request comes here (handler.ts).
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = function compareClientSecret(given) {
    return isClientSecret(this.clientSecret, given);
  };
  provider.on("authorization.success", (ctx) => {
    // Tokens outlive a session that idles, but not one that its user ends.
    const { client, session } = ctx.oidc;
    if (client && session) session.authorizationFor(client.clientId).persistsLogout = false;
  });
  provider.on("server_error", (ctx, error) => {
    const refusal = toHttpError(error);
    const facts = factsOf(ctx.req);
    logFailure(log, error, refusal, { ...facts, path: ctx.path });
    facts.refused = refusal.kind;
    if (refusal.status === 503) ctx.state.retryAfter = refusal.headers["retry-after"];
  });
  provider.use(async (ctx, next) => {
    await next();
    keepToOneself(ctx);
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
    // A dashboard reads name and locale from the ID token and is spared a request.
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_basic", "none"],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => false,
    findAccount: (_ctx, sub) => findAccount(db, sub),
    loadExistingGrant: (ctx) => loadGrant(ctx, db),
    // A dashboard stays signed in without asking for offline_access.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: () => false,
    // Endpoints that change a credential need the time of the sign-in.
    extraTokenClaims: ({ oidc: { entities } }) => {
      const authTime = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
      // The library has it by this process's clock; what is stored goes by the database's.
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
        logoutSource: (ctx, form) => show(ctx, signOutPage(languageOf(ctx), form, afterSignOut(ctx), isProven(ctx))),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(languageOf(ctx), env.publicUrl)),
      },
    },
  };
}

/**
 * Cookies do not know ports: the names must not be another program's on this host. Over https their prefixes make
 * browsers keep neighbours from setting them; only the session's cookie has the whole host's path that __Host- wants.
 */
function cookieNames(issuer: string) {
  const [host, secure] = issuer.startsWith("https:") ? ["__Host-", "__Secure-"] : ["", ""];
  return {
    session: `${host}nyckeltal_session`,
    interaction: `${secure}nyckeltal_sign_in`,
    resume: `${secure}nyckeltal_sign_in_resume`,
  };
}

/** Keys and metadata are for everybody; nothing else is for other origins' scripts, which the provider would let in. */
function keepToOneself(ctx: Pick<KoaContextWithOIDC, "path" | "response" | "set" | "remove">): void {
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

/** The provider's own policy, which takes a session for granted whose user has been disabled since. */
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

/** RFC 7009 §2.1: a client revokes its own tokens and is told so for another's. */
function isOwn({ errors }: OidcLibrary, client: Client, token: { clientId?: string | undefined }): boolean {
  if (token.clientId === client.clientId) return true;
  throw new errors.InvalidRequest("the token was issued to another client");
}

/** Revoking a token also ends its grant and its session here; otherwise the next sign-in would need no password. */
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

/** The user whom an ID token names came from its client, so the question has been asked there. */
function isProven(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities.IdTokenHint;
  return hint !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
}

function afterSignOut(ctx: KoaContextWithOIDC): string[] {
  const uri = ctx.oidc.params?.post_logout_redirect_uri;
  return typeof uri === "string" ? [new URL(uri).origin] : [];
}

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(page.headers);
  ctx.body = page.html;
}
