import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { logEvent } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";
import { pathWithin } from "@/lib/paths";
import { idTokenCookieName, idTokenCookieOptions, sealIdToken } from "./id-token";
import { DEFAULT_LIFETIME, PROVIDER_TIMEOUT_MS, type ProviderMetadata } from "./provider";
import { cookieName, isSecure, newSession, sessionCookieName } from "./session";

export const PROVIDER = "nyckeltal";

/** Seconds that a sign-in at the provider may take. */
const SIGN_IN_SECONDS = 15 * 60;

/** Encrypted cookies that exist during a sign-in only. */
const SIGN_IN_COOKIES = { pkce: "nyckeltal.pkce", state: "nyckeltal.state", nonce: "nyckeltal.nonce" };

/** The cookie in which next-auth keeps the address to go to after the sign-in. */
export function callbackUrlCookieName(): string {
  return cookieName("nyckeltal.callback-url");
}

function authCookies(): NextAuthOptions["cookies"] {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() };
  const duringSignIn = { ...options, maxAge: SIGN_IN_SECONDS };
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: callbackUrlCookieName(), options },
    csrfToken: { name: cookieName("nyckeltal.csrf-token"), options },
    pkceCodeVerifier: { name: cookieName(SIGN_IN_COOKIES.pkce), options: duringSignIn },
    state: { name: cookieName(SIGN_IN_COOKIES.state), options: duringSignIn },
    nonce: { name: cookieName(SIGN_IN_COOKIES.nonce), options: duringSignIn },
  };
}

export function signInCookieNames(): string[] {
  return Object.values(SIGN_IN_COOKIES).map((name) => cookieName(name));
}

/**
 * A cookie to delete. Browsers delete one with a prefix such as __Host- only with the attributes that the prefix
 * requires.
 */
export function expiredCookie(name: string) {
  return { name, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure() } as const;
}

/**
 * Options for next-auth: authorization code flow with PKCE, state and nonce at the configured OpenID provider.
 * @param provider metadata; null for requests that do not need them, or when they are not available
 */
export function authOptions(provider: ProviderMetadata | null): NextAuthOptions {
  const env = dashboardEnv();
  return {
    secret: env.sessionSecret,
    session: { strategy: "jwt", maxAge: env.session.idle },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    cookies: authCookies(),
    logger: {
      // Most of these are sign-in requests out of order, not failures of the dashboard, so no stack is logged.
      error: (code, details) => logEvent("warn", { code, reason: errorMessage(details) }, "sign-in not completed"),
      warn: (code) => logEvent("warn", { code }, "sign-in warning"),
      debug: () => undefined,
    },
    providers: [
      {
        id: PROVIDER,
        name: "Nyckeltal",
        type: "oauth",
        ...endpointsOf(provider),
        clientId: env.clientId,
        clientSecret: env.clientSecret,
        idToken: true,
        // By itself next-auth gives up after 3.5 s.
        httpOptions: { timeout: PROVIDER_TIMEOUT_MS },
        checks: ["pkce", "state", "nonce"],
        profile: (profile: { sub: string }) => ({ id: profile.sub }),
      },
    ],
    callbacks: {
      jwt: async ({ token, account }) => {
        // Only a sign-in has an account. The route of next-auth that reads a session is not allowed (auth-route.ts).
        if (!account) return token;
        if (account.id_token)
          (await cookies()).set(idTokenCookieName(), await sealIdToken(account.id_token), idTokenCookieOptions());
        // Copied, because the interface Session lacks the index signature that next-auth's type requires.
        return {
          ...newSession({
            accessToken: account.access_token ?? "",
            refreshToken: account.refresh_token,
            accessTokenEnds: account.expires_at ?? Math.floor(Date.now() / 1000) + DEFAULT_LIFETIME,
          }),
        };
      },
      // next-auth's own check throws on a value that is not a URL.
      redirect: ({ url }) => env.publicUrl + pathWithin(url, env.publicUrl),
      // The browser never gets the tokens.
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
}

/** The endpoints of the provider. With `wellKnown` instead, next-auth would fetch the metadata and trust any issuer. */
function endpointsOf(provider: ProviderMetadata | null) {
  const params = { scope: "openid profile offline_access" };
  if (!provider) return { authorization: { params } };
  return {
    issuer: provider.issuer,
    authorization: { url: provider.authorization_endpoint, params },
    token: provider.token_endpoint,
    jwks_endpoint: provider.jwks_uri,
  };
}

/** The message of an error of next-auth. Its other members may contain codes and tokens. */
function errorMessage(details: Error | { error?: Error }): string | undefined {
  return details instanceof Error ? details.message : details.error?.message;
}
