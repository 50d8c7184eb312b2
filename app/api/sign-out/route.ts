import { NextResponse, type NextRequest } from "next/server";
import { idTokenCookieName, idTokenCookieOptions, readIdToken } from "@/lib/auth/id-token";
import { clearedSessionCookies, readSession } from "@/lib/auth/session";
import { endSession } from "@/lib/auth/end-session";
import { webErrorResponse } from "@/lib/bff/web-response";
import { refuseOtherSites, requestIdIn } from "@/lib/bff/own-request";
import { logEvent } from "@/lib/bff/telemetry";

/**
 * Without "cookies", because a provider on the same host needs its cookies to end its session, and without "storage",
 * which has drafts of other users as well; the page deletes everything else in it (lib/auth/sign-out.ts).
 */
const CLEARED = '"cache"';

/**
 * Ends the session here and revokes its tokens at the provider. The response contains the address where the browser
 * goes next: the page that ends the provider's session, or else the sign-in page.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = refuseOtherSites(request);
  if (refused) return refused;
  const requestId = requestIdIn(request);
  const present = request.cookies.getAll();
  try {
    const idToken = await readIdToken(request.cookies.get(idTokenCookieName())?.value);
    const ended = await endSession(await readSession(present), idToken);
    const response = NextResponse.json(ended, { headers: { "Cache-Control": "no-store", "Clear-Site-Data": CLEARED } });
    for (const cookie of clearedSessionCookies(present))
      response.cookies.set(cookie.name, cookie.value, cookie.options);
    response.cookies.set(idTokenCookieName(), "", idTokenCookieOptions(0));
    return response;
  } catch (error) {
    logEvent("warn", { requestId, err: error }, "the session could not be ended");
    // Reporting success while the tokens still work would be worse than asking the user to try again.
    return webErrorResponse(
      "badGateway",
      "The session could not be ended at the sign-in provider; you are still signed in.",
      requestId,
    );
  }
}
