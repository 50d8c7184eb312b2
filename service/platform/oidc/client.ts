import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { ClientMetadata } from "oidc-provider";
import type { Db } from "../db/database";
import { newSecret } from "../auth/secrets";
import { createAdapter, SERVICE_USER } from "./adapter";

const HASHED_SECRET = "sha256:";

/** The metadata of a dashboard: it signs users in by authorization code and keeps them signed in by refresh token. */
export function dashboardClient(
  id: string,
  secret: string,
  redirectUris: string[],
  postLogoutRedirectUris: string[],
): ClientMetadata {
  return {
    client_id: id,
    client_secret: hashSecret(secret),
    client_name: "Nyckeltal",
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "client_secret_basic",
  };
}

/** Registers a client of {@link dashboardClient}'s kind. Returns the secret, of which only a hash is stored. */
export async function registerDashboard(db: Db, redirectUris: string[]): Promise<{ id: string; secret: string }> {
  const { id, secret } = newCredentials();
  const origins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))];
  await register(
    db,
    dashboardClient(
      id,
      secret,
      redirectUris,
      origins.flatMap((origin) => [origin, `${origin}/sign-in`]),
    ),
  );
  return { id, secret };
}

/** Registers a program that gets its access tokens by client credentials and acts as `userName`. */
export async function registerProgram(db: Db, userName: string): Promise<{ id: string; secret: string }> {
  const { id, secret } = newCredentials();
  await register(db, {
    client_id: id,
    client_secret: hashSecret(secret),
    redirect_uris: [],
    grant_types: ["client_credentials"],
    response_types: [],
    token_endpoint_auth_method: "client_secret_basic",
    [SERVICE_USER]: userName,
  });
  return { id, secret };
}

/** Returns true if `presented` is the secret whose hash is in the metadata of the client. */
export function isClientSecret(storedHash: string | undefined, presented: string): boolean {
  if (!storedHash?.startsWith(HASHED_SECRET)) return false;
  return timingSafeEqual(Buffer.from(storedHash), Buffer.from(hashSecret(presented)));
}

function newCredentials() {
  return { id: randomUUID(), secret: newSecret() };
}

/** Returns the hash that is stored in the metadata in place of the secret. */
function hashSecret(secret: string): string {
  return HASHED_SECRET + createHash("sha256").update(secret).digest("hex");
}

async function register(db: Db, metadata: ClientMetadata): Promise<void> {
  await createAdapter(db)("Client").upsert(metadata.client_id, metadata);
}
