import { signInPage } from "@/lib/paths";
import { dashboardEnv } from "@/lib/env";
import { endSessionUrl, revokeToken } from "./provider";
import type { Session } from "./session";

/**
 * Revokes the tokens at the provider, because copies of the cookie may exist. Returns the sign-out response's
 * body: at `location` the browser ends its session at the provider; without such an address it is the sign-in page.
 */
export async function endSession(session: Session | null, idToken: string | undefined): Promise<{ location: string }> {
  const returnTo = `${dashboardEnv().publicUrl}${signInPage()}`;
  if (!session) return { location: returnTo };
  await Promise.all([
    session.refreshToken === undefined ? undefined : revokeToken(session.refreshToken, "refresh_token"),
    revokeToken(session.accessToken, "access_token"),
  ]);
  return { location: (await endSessionUrl(idToken, returnTo)) ?? returnTo };
}
