import { signInPage } from "../paths";
import { dashboardEnv } from "../env";
import { endSessionUrl, revokeToken } from "./provider";
import type { Session } from "./session";

/**
 * Takes the tokens back at the provider, for the cookie that held them may live on elsewhere, and tells where the
 * browser goes to end its session there too.
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
