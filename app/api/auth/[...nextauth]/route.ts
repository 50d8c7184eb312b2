import NextAuth from "next-auth";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { isCallbackUrl, isAllowedAuthRoute } from "@/lib/auth/auth-route";
import { authOptions, callbackUrlCookieName, expiredCookie, PROVIDER, signInCookieNames } from "@/lib/auth/options";
import { providerMetadata, type ProviderMetadata } from "@/lib/auth/provider";
import { isSealedByUs } from "@/lib/auth/seal";
import { requestIdIn } from "@/lib/bff/own-request";
import { webErrorResponse } from "@/lib/bff/web-response";
import { logEvent } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Passes to next-auth the routes that the dashboard uses, with values that next-auth can parse. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  const requestId = requestIdIn(request);
  if (!isAllowedAuthRoute(request.method, nextauth))
    return webErrorResponse("notFound", "There is nothing at this address.", requestId);
  const { publicUrl } = dashboardEnv();
  const callbackUrls = request.nextUrl.searchParams.getAll("callbackUrl");
  if (!callbackUrls.every((url) => isCallbackUrl(url, publicUrl))) {
    return webErrorResponse("invalid", "callbackUrl is not an address.", requestId);
  }
  const jar = await cookies();
  const kept = jar.get(callbackUrlCookieName())?.value;
  // An invalid value, which another site of the domain may have set, would make every sign-in of this browser fail.
  if (kept !== undefined && !isCallbackUrl(kept, publicUrl)) jar.delete(expiredCookie(callbackUrlCookieName()));
  // next-auth would decrypt a cookie by whatever algorithm its header names, even if another site of the domain has set
  // it.
  for (const name of signInCookieNames()) {
    const value = jar.get(name)?.value;
    if (value !== undefined && !isSealedByUs(value)) jar.delete(expiredCookie(name));
  }
  return runNextAuth(request, context, requestId);
}

/**
 * The provider's metadata; null for requests that need none, or if the provider does not send it. In the second case
 * next-auth reports an error.
 */
async function metadataFor({ params }: Context): Promise<ProviderMetadata | null> {
  if ((await params).nextauth.at(-1) !== PROVIDER) return null;
  return providerMetadata().catch((error: unknown) => {
    logEvent(
      "warn",
      { reason: error instanceof Error ? error.message : String(error) },
      "no metadata of the OpenID provider",
    );
    return null;
  });
}

/** Creates the options per request, because they depend on the environment, which is unknown at build time. */
async function runNextAuth(request: NextRequest, context: Context, requestId: string | undefined): Promise<Response> {
  try {
    const response = (await NextAuth(request, context, authOptions(await metadataFor(context)))) as Response;
    if (response.status < 500) return response;
    logEvent("error", { requestId, status: response.status }, "sign-in request failed");
  } catch (error) {
    logEvent("error", { requestId, err: error }, "sign-in request failed");
  }
  return webErrorResponse("unexpected", "The sign-in could not be carried out.", requestId);
}

export { handle as GET, handle as POST };
