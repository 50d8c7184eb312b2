import { signInPage } from "@/lib/paths";
import { dashboardEnv } from "@/lib/env";
import { endSessionUrl, revokeToken } from "./provider";
import { endTokens } from "./refresh";
import type { Session } from "./session";

/**
 * Revokes the session's tokens at the provider, because copies of the cookie may exist. Returns the body of the
 * response to a sign-out: `location` is the page that ends the provider's session, or else the sign-in page.
 */
export async function endSession(session: Session | null, idToken: string | undefined): Promise<{ location: string }> {
  const returnTo = `${dashboardEnv().publicUrl}${signInPage()}`;
  if (!session) return { location: returnTo };
  await endTokens(session, async (newest) => {
    const known = [session, newest];
    const refreshTokens = new Set(known.flatMap(({ refreshToken }) => refreshToken ?? []));
    const accessTokens = new Set(known.map(({ accessToken }) => accessToken));
    await Promise.all([
      ...[...refreshTokens].map((token) => revokeToken(token, "refresh_token")),
      ...[...accessTokens].map((token) => revokeToken(token, "access_token")),
    ]);
  });
  return { location: (await endSessionUrl(idToken, returnTo)) ?? returnTo };
}
