import { recordRequest } from "@/lib/bff/telemetry";
import { dashboardEnv } from "@/lib/env";

/**
 * Lifetime of an access token, in seconds, where the provider does not tell it (RFC 6749 §5.1): short, as a token that
 * is refreshed too early costs one request, and one that has ended makes the user's requests fail.
 */
export const DEFAULT_LIFETIME = 300;

/** The members of the provider's metadata that the dashboard uses (OpenID Connect Discovery 1.0 §3). */
export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  revocation_endpoint?: string;
  end_session_endpoint?: string;
}

let metadata: Promise<ProviderMetadata> | undefined;

/**
 * The provider's metadata, fetched once; a failure is not cached.
 * @throws when the provider cannot be reached or fails, or the metadata belong to another issuer
 */
export function providerMetadata(): Promise<ProviderMetadata> {
  metadata ??= fetchMetadata().catch((error: unknown) => {
    metadata = undefined;
    throw error;
  });
  return metadata;
}

async function fetchMetadata(): Promise<ProviderMetadata> {
  const issuer = withoutSlash(dashboardEnv().issuer);
  const response = await measuredFetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)}`);
  const found = (await response.json()) as ProviderMetadata;
  // Endpoints named by another issuer must not be used (OpenID Connect Discovery 1.0 §4.3).
  if (!URL.canParse(found.issuer) || withoutSlash(found.issuer) !== issuer)
    throw new Error("the metadata are another issuer's");
  return found;
}

/** The normalized address of an issuer, without the trailing slash that some providers write. */
function withoutSlash(issuer: string): string {
  return new URL(issuer).href.replace(/\/+$/, "");
}

/** Posts to an endpoint of the provider with the client's id and secret, both form-encoded (RFC 6749 §2.3.1). */
async function postToProvider(endpoint: string, form: Record<string, string>): Promise<Response> {
  const { clientId, clientSecret } = dashboardEnv();
  const credentials = [clientId, clientSecret].map((part) => encodeURIComponent(part).replaceAll("%20", "+")).join(":");
  return measuredFetch(endpoint, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
      Accept: "application/json",
    },
    body: new URLSearchParams(form),
    redirect: "error",
  });
}

/** Milliseconds that the provider may take to answer. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** Fetches, and records the duration and the outcome. */
async function measuredFetch(address: string, init: RequestInit): Promise<Response> {
  return recordRequest(
    "provider",
    () => fetch(address, { ...init, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS), cache: "no-store" }),
    // A network error is a TypeError whose cause has the code; a TimeoutError has no cause.
    ({ name, cause }) => (cause as NodeJS.ErrnoException | undefined)?.code ?? name,
  );
}

export interface GrantedTokens {
  accessToken: string;
  /** Undefined when the provider did not replace the old one. */
  refreshToken: string | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Exchanges a refresh token (RFC 6749 §6). Returns null when the provider no longer accepts it: the session is over.
 * @throws when the provider cannot be reached or fails; the session may then still be valid
 */
export async function exchangeRefreshToken(refreshToken: string): Promise<GrantedTokens | null> {
  const { token_endpoint } = await providerMetadata();
  const response = await postToProvider(token_endpoint, { grant_type: "refresh_token", refresh_token: refreshToken });
  if (response.status === 400 || response.status === 401) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
    if (error === "invalid_grant") return null;
  }
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)} to a refresh`);
  const body = (await response.json()) as { access_token?: unknown; refresh_token?: unknown; expires_in?: unknown };
  if (typeof body.access_token !== "string") throw new Error("the OpenID provider's answer has no access token");
  const lifetime = typeof body.expires_in === "number" ? body.expires_in : DEFAULT_LIFETIME;
  return {
    accessToken: body.access_token,
    refreshToken: typeof body.refresh_token === "string" ? body.refresh_token : undefined,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
  };
}

/**
 * Revokes a token (RFC 7009). Without a revocation endpoint the token is left to expire.
 * @throws when revocation fails
 */
export async function revokeToken(token: string, kind: "access_token" | "refresh_token"): Promise<void> {
  const { revocation_endpoint } = await providerMetadata();
  if (!revocation_endpoint) return;
  const response = await postToProvider(revocation_endpoint, { token, token_type_hint: kind });
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)} to a revocation`);
}

/**
 * The address that ends the browser's session at the provider (RP-Initiated Logout 1.0), or null when there is none.
 */
export async function endSessionUrl(idToken: string | undefined, returnTo: string): Promise<string | null> {
  const { end_session_endpoint } = await providerMetadata();
  if (!end_session_endpoint) return null;
  const url = new URL(end_session_endpoint);
  url.searchParams.set("client_id", dashboardEnv().clientId);
  url.searchParams.set("post_logout_redirect_uri", returnTo);
  if (idToken) url.searchParams.set("id_token_hint", idToken);
  return url.href;
}
