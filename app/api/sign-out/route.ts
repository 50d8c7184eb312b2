import { NextResponse, type NextRequest } from "next/server";
import { idTokenCookieName, idTokenCookieOptions, openIdToken } from "@/lib/auth/id-token";
import { clearedSession, readSession } from "@/lib/auth/session";
import { endSession } from "@/lib/auth/sign-out";
import { refuse } from "@/lib/bff/refuse";
import { forgeryIn } from "@/lib/bff/same-origin";
import { tell } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";

/** Not its cookies: the provider may stand on the same host, and needs its own to end its session. */
const CLEARED = '"cache", "storage"';

/** Ends the session here and at the provider; answers where the browser goes next. */
export async function POST(request: NextRequest): Promise<Response> {
  const requestId = request.headers.get("x-request-id") ?? undefined;
  const forgery = forgeryIn((name) => request.headers.get(name), request.method, dashboardEnv().publicUrl);
  if (forgery) return refuse("forbidden", forgery, requestId);
  const present = request.cookies.getAll();
  try {
    const idToken = await openIdToken(request.cookies.get(idTokenCookieName())?.value);
    const ended = await endSession(await readSession(present), idToken);
    const response = NextResponse.json(ended, { headers: { "Cache-Control": "no-store", "Clear-Site-Data": CLEARED } });
    for (const cookie of clearedSession(present)) response.cookies.set(cookie.name, cookie.value, cookie.options);
    response.cookies.set(idTokenCookieName(), "", idTokenCookieOptions(0));
    return response;
  } catch (error) {
    tell("warn", { requestId, err: error }, "the session could not be ended");
    // Saying "signed out" while the tokens still work would be worse than asking to try again.
    return refuse("badGateway", "The sign-in provider cannot be reached; you are still signed in.", requestId);
  }
}
