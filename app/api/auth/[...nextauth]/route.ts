import NextAuth from "next-auth";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { isReadable, isUsed } from "@/lib/auth/auth-route";
import { authOptions, callbackUrlCookieName, forgotten, PROVIDER, signInCookieNames } from "@/lib/auth/options";
import { providerMetadata, type ProviderMetadata } from "@/lib/auth/provider";
import { isSealedAsOurs } from "@/lib/auth/sealed";
import { refuse } from "@/lib/bff/refuse";
import { tell } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Lets next-auth answer what it is used for, and nothing that it could not read. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  const requestId = request.headers.get("x-request-id") ?? undefined;
  if (!isUsed(request.method, nextauth)) return refuse("notFound", "There is nothing at this address.", requestId);
  const { publicUrl } = dashboardEnv();
  const asked = request.nextUrl.searchParams.getAll("callbackUrl");
  if (!asked.every((url) => isReadable(url, publicUrl))) {
    return refuse("invalid", "callbackUrl is not an address.", requestId);
  }
  const jar = await cookies();
  const kept = jar.get(callbackUrlCookieName())?.value;
  // One that somebody else has set would stop every sign-in of this browser.
  if (kept !== undefined && !isReadable(kept, publicUrl)) jar.delete(forgotten(callbackUrlCookieName()));
  for (const name of signInCookieNames()) if (!isSealedAsOurs(jar.get(name)?.value ?? "")) jar.delete(forgotten(name));
  return answerOf(request, context, requestId);
}

/** The provider's metadata for who goes there or comes back; null where they are not to be had, which next-auth tells. */
async function metadataFor({ params }: Context): Promise<ProviderMetadata | null> {
  if ((await params).nextauth.at(-1) !== PROVIDER) return null;
  return providerMetadata().catch((error: unknown) => {
    tell(
      "warn",
      { reason: error instanceof Error ? error.message : String(error) },
      "no metadata of the OpenID provider",
    );
    return null;
  });
}

/** Options are made per request: they come from the environment, which a build does not have. */
async function answerOf(request: NextRequest, context: Context, requestId: string | undefined): Promise<Response> {
  try {
    const response = (await NextAuth(request, context, authOptions(await metadataFor(context)))) as Response;
    if (response.status < 500) return response;
    tell("error", { requestId, status: response.status }, "sign-in request failed");
  } catch (error) {
    tell("error", { requestId, err: error }, "sign-in request failed");
  }
  return refuse("unexpected", "The sign-in could not be carried out.", requestId);
}

export { handle as GET, handle as POST };
