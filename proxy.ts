import { NextResponse, type NextRequest } from "next/server";
import { needsRefresh, refreshSession } from "@/lib/auth/refresh";
import { clearedSessionCookies, readSession, sessionCookies, type CookieToSet } from "@/lib/auth/session";
import { logEvent } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";
import { newNonce, pageHeaders } from "@/lib/page-headers";
import { PAGE_HEADER, signInPage } from "@/lib/paths";

/**
 * Runs before every page, the route handlers outside /api, and most unknown addresses (`config` below): checks the
 * session and sets the Content Security Policy.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  // oxlint-disable-next-line house/environment -- Next puts its value here when it builds
  const development = process.env.NODE_ENV === "development";
  const headers = pageHeaders({ nonce: newNonce(), publicUrl: dashboardEnv().publicUrl, development });
  // Next reads the nonce of its own scripts from the request's policy; one that a client sent is overwritten.
  request.headers.set("Content-Security-Policy", headers["Content-Security-Policy"]!);
  request.headers.set(PAGE_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response = await guard(request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * Redirects a request without a session to the sign-in, except for the sign-in itself and reports behind links.
 * A session whose access token is about to expire is refreshed here, because server components cannot set cookies.
 */
async function guard(request: NextRequest): Promise<NextResponse> {
  if (/^\/(?:sign-in|shared)(\/|$)/.test(request.nextUrl.pathname)) return passOn(request);
  const present = request.cookies.getAll();
  const session = await readSession(present);
  if (!session) return toSignIn(request, clearedSessionCookies(present));
  if (!needsRefresh(session)) return passOn(request);
  try {
    const refreshed = await refreshSession(session);
    if (!refreshed) return toSignIn(request, clearedSessionCookies(present));
    const cookies = await sessionCookies(refreshed, present);
    for (const cookie of cookies) request.cookies.set(cookie.name, cookie.value);
    return withCookies(passOn(request), cookies);
  } catch (error) {
    const requestId = request.headers.get("x-request-id") ?? undefined;
    logEvent("warn", { requestId, err: error }, "the session could not be refreshed");
    // The provider cannot be reached. The session stays, and the page reports the problem.
    return passOn(request);
  }
}

function passOn(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: request.headers } });
}

function toSignIn(request: NextRequest, cleared: CookieToSet[]): NextResponse {
  const { pathname, search } = request.nextUrl;
  return withCookies(NextResponse.redirect(new URL(signInPage(pathname + search), dashboardEnv().publicUrl)), cleared);
}

function withCookies(response: NextResponse, cookies: CookieToSet[]): NextResponse {
  for (const cookie of cookies) response.cookies.set(cookie.name, cookie.value, cookie.options);
  return response;
}

export const config = {
  // All but the addresses below /api, what the build has made, and the files in public/. Next reads the text from the
  // source, so it repeats PUBLIC_FILES of next.config.mjs.
  matcher: [
    "/((?![Aa][Pp][Ii]/|_next/|(?:favicon\\.ico|icon\\.svg|(?:apple-)?icon[\\w-]*\\.png|manifest\\.webmanifest|robots\\.txt)$).*)",
  ],
};
