import { NextResponse, type NextRequest } from "next/server";
import { isEnding, refreshSession } from "@/lib/auth/refresh";
import { clearedSession, readSession, sessionCookies, type CookieToSet } from "@/lib/auth/session";
import { dashboardEnv } from "@/lib/env";
import { signInPage } from "@/lib/paths";

/**
 * Guards the pages: without a session to the sign-in. A session whose access token is ending is refreshed here,
 * because server components cannot set cookies.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const present = request.cookies.getAll();
  const session = await readSession(present);
  if (!session) return toSignIn(request, clearedSession(present));
  if (!isEnding(session)) return NextResponse.next();
  try {
    const refreshed = await refreshSession(session);
    if (!refreshed) return toSignIn(request, clearedSession(present));
    const cookies = await sessionCookies(refreshed, present);
    for (const cookie of cookies) request.cookies.set(cookie.name, cookie.value);
    return withCookies(NextResponse.next({ request: { headers: request.headers } }), cookies);
  } catch {
    // The provider cannot be reached: the page tells so, and the session stays for when it can.
    return NextResponse.next();
  }
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
  matcher: ["/((?!api/|Api/|_next/|sign-in|favicon|icon|.*\\.[a-z0-9]+$).*)"],
};
