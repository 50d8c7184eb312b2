import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { tell } from "../bff/telemetry";
import { dashboardEnv } from "../env";
import { pathWithin } from "../paths";
import { idTokenCookieName, idTokenCookieOptions, sealIdToken } from "./id-token";
import type { ProviderMetadata } from "./provider";
import { isEnding, refreshSession } from "./refresh";
import { cookieName, isSecure, newSession, sessionCookieName, sessionOf } from "./session";

export const PROVIDER = "nyckeltal";

/** Seconds that a sign-in may take from leaving for the provider to coming back. */
const SIGN_IN_LASTS = 15 * 60;

/** Where next-auth remembers to go after the sign-in. */
export function callbackUrlCookieName(): string {
  return cookieName("nyckeltal.callback-url");
}

function authCookies(): NextAuthOptions["cookies"] {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() };
  const duringSignIn = { ...options, maxAge: SIGN_IN_LASTS };
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: callbackUrlCookieName(), options },
    csrfToken: { name: cookieName("nyckeltal.csrf-token"), options },
    pkceCodeVerifier: { name: cookieName("nyckeltal.pkce"), options: duringSignIn },
    state: { name: cookieName("nyckeltal.state"), options: duringSignIn },
    nonce: { name: cookieName("nyckeltal.nonce"), options: duringSignIn },
  };
}

/** Sealed for the time of a sign-in. */
export function signInCookieNames(): string[] {
  return ["nyckeltal.pkce", "nyckeltal.state", "nyckeltal.nonce"].map((name) => cookieName(name));
}

/** What makes browsers forget a cookie of ours: those with a prefix they only let go with the attributes it asks for. */
export function forgotten(name: string) {
  return { name, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure() } as const;
}

/**
 * How next-auth signs in: authorization code with PKCE, state and nonce at the configured OpenID provider.
 * @param provider its metadata; without them, where they are not needed or not to be had, nobody is sent there
 */
export function authOptions(provider: ProviderMetadata | null): NextAuthOptions {
  const env = dashboardEnv();
  return {
    secret: env.sessionSecret,
    session: { strategy: "jwt", maxAge: env.session.idle },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    cookies: authCookies(),
    logger: {
      // Whoever calls an address of the sign-in out of order gets here: no failure of the dashboard's, and no stack.
      error: (code, details) => tell("warn", { code, reason: reasonOf(details) }, "sign-in not completed"),
      warn: (code) => tell("warn", { code }, "sign-in warning"),
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
        checks: ["pkce", "state", "nonce"],
        profile: (profile: { sub: string }) => ({ id: profile.sub }),
      },
    ],
    callbacks: {
      jwt: async ({ token, account }) => {
        if (account) {
          if (account.id_token)
            (await cookies()).set(idTokenCookieName(), await sealIdToken(account.id_token), idTokenCookieOptions());
          return {
            ...newSession({
              accessToken: account.access_token ?? "",
              refreshToken: account.refresh_token,
              accessTokenEnds: account.expires_at ?? Math.floor(Date.now() / 1000) + 300,
            }),
          };
        }
        const session = sessionOf(token);
        if (!session || !isEnding(session)) return token;
        // A provider that cannot be reached leaves the session as it is; one that refuses leaves it empty.
        const refreshed = await refreshSession(session).catch(() => session);
        return refreshed ? { ...refreshed } : {};
      },
      // next-auth's own check throws on what is no URL.
      redirect: ({ url }) => env.publicUrl + pathWithin(url, env.publicUrl),
      // The browser learns nothing of the tokens.
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
}

/** Given one by one, so that next-auth does not fetch the metadata itself and believe what they say of their issuer. */
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

/** The message of what next-auth tells of an error; the rest of it may hold codes and tokens. */
function reasonOf(details: Error | { error?: Error }): string | undefined {
  return details instanceof Error ? details.message : details.error?.message;
}
