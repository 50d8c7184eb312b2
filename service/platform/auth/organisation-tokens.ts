import { createRemoteJWKSet, errors, jwtVerify, type JWTHeaderParameters, type JWTPayload } from "jose";
import { HttpError } from "../http-error";

/** The organisation's own OpenID provider, whose access tokens are accepted beside our own. */
export interface Organisation {
  issuer: string;
  /** The required audience: tokens for other programs of the organisation are rejected. */
  audience: string;
  /** The claim that holds the user name. */
  userClaim: string;
}

/** The claims of an organisation's access token that we use. */
export interface OrganisationToken {
  userName: string;
  /** The time of the sign-in (auth_time, RFC 9068 §2.2.1); null if the token has none. */
  signedIn: Date | null;
}

/** Verifies an access token of the organisation; resolves to null if the token is not valid. */
export type ReadOrganisationToken = (token: string) => Promise<OrganisationToken | null>;

/** Asymmetric algorithms only, because a symmetric one would accept tokens signed with the public key. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const TIMEOUT_MS = 5_000;

/**
 * Creates the verifier of access tokens: JWTs (RFC 9068) signed by the keys that the discovery document names. The
 * verifier throws an HttpError (unavailable) when it has to fetch keys and the provider does not send them. It fetches
 * them for the first token, for the next token after ten minutes, and for a token with an unknown key if the last fetch
 * was more than 30 seconds ago.
 */
export function createOrganisationTokens(organisation: Organisation): ReadOrganisationToken {
  const { issuer, audience, userClaim } = organisation;
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | null = null;

  return async (token) => {
    keys ??= discover(issuer).catch((error: unknown) => {
      keys = null;
      throw error;
    });
    try {
      const verified = await jwtVerify(token, await keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ["exp"],
      });
      const { payload, protectedHeader } = verified;
      if (!isAccessToken(protectedHeader, payload)) return null;
      const userName = payload[userClaim];
      if (typeof userName !== "string") return null;
      const { auth_time: seconds } = payload;
      const signedIn = typeof seconds === "number" ? new Date(seconds * 1000) : null;
      return { userName: userName.normalize("NFC"), signedIn };
    } catch (error) {
      if (error instanceof errors.JOSEError && !isFaultOfKeys(error)) return null;
      throw new HttpError("unavailable", "The OpenID provider of the organisation cannot be reached.", {
        "retry-after": "5",
      });
    }
  };
}

/** True where the provider's response with its keys is at fault, not the token. */
function isFaultOfKeys(error: errors.JOSEError): boolean {
  return (
    // jose has no class of its own for a status other than 200 and for a body that is not JSON.
    error.code === errors.JOSEError.code || error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout
  );
}

/**
 * Returns false for a token with another type in its header, for one that its payload calls an ID token, and for one
 * with claims of ID tokens that is not of the type Bearer. Some providers put the type in the header (RFC 9068 §2.1),
 * some in the payload, some nowhere; Keycloak before version 24 also copies the nonce into access tokens (type Bearer).
 */
function isAccessToken({ typ }: JWTHeaderParameters, payload: JWTPayload): boolean {
  if (typ !== undefined && !/^(?:application\/)?(?:at\+)?jwt$/i.test(typ)) return false;
  if (payload.typ === "ID" || payload.token_use === "id") return false;
  return payload.typ === "Bearer" || (payload.nonce === undefined && payload.at_hash === undefined);
}

async function discover(issuer: string) {
  const response = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { issuer: named, jwks_uri: address } = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  // Metadata must name the issuer that was requested (RFC 8414 §3.3).
  if (named !== issuer) throw new Error("the discovery document is another issuer's");
  if (typeof address !== "string") throw new Error("the discovery document names no keys");
  return createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
}
