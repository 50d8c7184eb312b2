import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { dashboardEnv } from "../env";
import { pathWithin } from "../paths";
import { ID_TOKEN_COOKIE, idTokenCookieOptions, sealIdToken } from "./id-token";
import { isEnding, refreshSession } from "./refresh";
import { isSecure, newSession, sessionCookieName, sessionOf } from "./session";

export const PROVIDER = "nyckeltal";

/** How next-auth signs in: authorization code with PKCE, state and nonce at the configured OpenID provider. */
export function authOptions(): NextAuthOptions {
  const env = dashboardEnv();
  // next-auth takes its own address from here only.
  process.env.NEXTAUTH_URL = env.publicUrl;
  return {
    secret: env.sessionSecret,
    session: { strategy: "jwt", maxAge: env.session.idle },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() },
      },
    },
    providers: [
      {
        id: PROVIDER,
        name: "Nyckeltal",
        type: "oauth",
        wellKnown: `${env.issuer}/.well-known/openid-configuration`,
        issuer: env.issuer,
        clientId: env.clientId,
        clientSecret: env.clientSecret,
        authorization: { params: { scope: "openid profile offline_access" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        profile: (profile: { sub: string }) => ({ id: profile.sub }),
      },
    ],
    callbacks: {
      jwt: async ({ token, account }) => {
        if (account) {
          if (account.id_token)
            (await cookies()).set(ID_TOKEN_COOKIE, await sealIdToken(account.id_token), idTokenCookieOptions());
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
