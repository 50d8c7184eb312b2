import { upstreamDone } from "../bff/telemetry";
import { dashboardEnv } from "../env";

/** What the dashboard needs of the provider's metadata (OpenID Connect Discovery 1.0 §3). */
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
 * Fetched once; a failure is not kept.
 * @throws when the provider cannot be reached, or the metadata are another issuer's
 */
export function providerMetadata(): Promise<ProviderMetadata> {
  metadata ??= fetchMetadata().catch((error: unknown) => {
    metadata = undefined;
    throw error;
  });
  return metadata;
}

async function fetchMetadata(): Promise<ProviderMetadata> {
  const response = await measuredFetch(`${dashboardEnv().issuer}/.well-known/openid-configuration`, {
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)}`);
  const found = (await response.json()) as ProviderMetadata;
  // Nothing is sent to endpoints that another issuer names (OpenID Connect Discovery 1.0 §4.3).
  if (addressOf(found.issuer) !== addressOf(dashboardEnv().issuer))
    throw new Error("the metadata are another issuer's");
  return found;
}

/** An issuer's address in one writing: providers differ in the slash at its end, and the configured one has none. */
function addressOf(issuer: unknown): string | null {
  return typeof issuer === "string" && URL.canParse(issuer) ? new URL(issuer).href.replace(/\/+$/, "") : null;
}

/** Posts to an endpoint of the provider as the dashboard's client (RFC 6749 §2.3.1: both parts form-encoded). */
async function post(endpoint: string, form: Record<string, string>): Promise<Response> {
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

/** Whoever asked writes the line of log of a failure; here it is counted. */
async function measuredFetch(address: string, init: RequestInit): Promise<Response> {
  const begun = performance.now();
  const done = (outcome: number | string) => {
    upstreamDone({ upstream: "provider", outcome, seconds: (performance.now() - begun) / 1000 });
  };
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(10_000), cache: "no-store" });
    done(response.status);
    return response;
  } catch (error) {
    const { name, cause } = error as Error;
    done((cause as NodeJS.ErrnoException | undefined)?.code ?? name);
    throw error;
  }
}

export interface GrantedTokens {
  accessToken: string;
  /** Absent when the provider lets the old one go on. */
  refreshToken: string | undefined;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Exchanges a refresh token (RFC 6749 §6). Null when the provider no longer takes it: the session is over.
 * @throws when the provider cannot be reached or is out of order, which says nothing of the session
 */
export async function exchangeRefreshToken(refreshToken: string): Promise<GrantedTokens | null> {
  const { token_endpoint } = await providerMetadata();
  const response = await post(token_endpoint, { grant_type: "refresh_token", refresh_token: refreshToken });
  if (response.status === 400 || response.status === 401) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
    if (error === "invalid_grant") return null;
  }
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)} to a refresh`);
  const body = (await response.json()) as { access_token?: unknown; refresh_token?: unknown; expires_in?: unknown };
  if (typeof body.access_token !== "string") throw new Error("the OpenID provider's answer has no access token");
  const lifetime = typeof body.expires_in === "number" ? body.expires_in : 300;
  return {
    accessToken: body.access_token,
    refreshToken: typeof body.refresh_token === "string" ? body.refresh_token : undefined,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
  };
}

/** Revokes a token (RFC 7009). A provider without revocation, or one that cannot be reached, leaves it to expire. */
export async function revokeToken(token: string, kind: "access_token" | "refresh_token"): Promise<void> {
  const { revocation_endpoint } = await providerMetadata();
  if (!revocation_endpoint) return;
  const response = await post(revocation_endpoint, { token, token_type_hint: kind });
  if (!response.ok) throw new Error(`the OpenID provider answered ${String(response.status)} to a revocation`);
}

/** Where the browser ends its session at the provider (RP-Initiated Logout 1.0), or null where that is not offered. */
export async function endSessionUrl(idToken: string | undefined, returnTo: string): Promise<string | null> {
  const { end_session_endpoint } = await providerMetadata();
  if (!end_session_endpoint) return null;
  const url = new URL(end_session_endpoint);
  url.searchParams.set("client_id", dashboardEnv().clientId);
  url.searchParams.set("post_logout_redirect_uri", returnTo);
  if (idToken) url.searchParams.set("id_token_hint", idToken);
  return url.href;
}
