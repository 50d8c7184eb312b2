import { isIP } from "node:net";
import type { Organisation } from "./platform/auth/organisation-tokens";
import { resolve } from "node:path";
import { LOG_LEVELS, type LogLevel } from "@/contract/log-level";
import { trustedProxies, type TrustsProxy } from "@/contract/trusted-proxies";
import { EncryptionKey } from "./platform/encryption/keyring";

/** How the service was configured. Times are seconds. */
export interface ServiceEnv {
  host: string;
  port: number;
  /** Of Prometheus' metrics; null for none. */
  metricsPort: number | null;
  /** Requests beyond so many at once are answered 503. */
  requestsInFlight: number;
  dataDir: string;
  /** Of PostgreSQL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Under which secrets in the database are sealed; null where the key is in its file in `dataDir`. */
  encryptionKey: EncryptionKey | null;
  /** The one before it, which opens what it has sealed. */
  previousEncryptionKey: EncryptionKey | null;
  /** Of a standby of it that answers reads; null for none. */
  databaseReadUrl: string | null;
  /** At most so many connections to PostgreSQL, and so many to the standby. */
  databaseConnections: number;
  /** The dashboard's origin as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** The service's own, which is also the OpenID Connect issuer. */
  issuer: string;
  /** The dashboard's OpenID Connect client; null where the dashboard uses another provider. */
  dashboardClient: { id: string; secret: string } | null;
  /** The OpenID provider of the organisation, where the dashboard uses one; its access tokens are accepted here. */
  organisation: Organisation | null;
  demo: boolean;
  demoPassword: string | null;
  /** The demo's users get that password also where they were made with another. */
  demoPasswordIsNew: boolean;
  logLevel: LogLevel;
  /** Whose X-Forwarded-For is believed, for the limits on sign-in. */
  trustsProxy: TrustsProxy;
  lifetimes: TokenLifetimes;
  /** How long running requests may still take after the signal to stop. */
  shutdownSeconds: number;
}

export interface TokenLifetimes {
  accessToken: number;
  /** Without a use, and in all. */
  refreshTokenIdle: number;
  refreshToken: number;
  /** Whether every use of a refresh token replaces it, or only one that is no longer young. */
  rotateAlways: boolean;
  /** From the sign-in page's first display to the sent form. */
  signIn: number;
}

/** A variable of the environment that cannot be used; the message is one line for the person who set it. */
export class EnvError extends Error {
  override name = "EnvError";
}

type Source = Record<string, string | undefined>;

/** Reads the service's configuration; an empty variable counts as unset. Throws an EnvError on the first wrong one. */
export function readEnv(source: Source): ServiceEnv {
  const port = integer(source, "SERVICE_PORT", 4000, 0, 65_535);
  const dashboardPort = integer(source, "PORT", 3000, 0, 65_535);
  const databaseUrl = postgresUrl(source, "DATABASE_URL");
  const refreshToken = integer(source, "REFRESH_TOKEN_SECONDS", 30 * 86_400, 1, MAX_SECONDS);
  return {
    host: host(source, "HOST", "127.0.0.1"),
    port,
    metricsPort: given(source, "METRICS_PORT") === null ? null : integer(source, "METRICS_PORT", 0, 0, 65_535),
    requestsInFlight: integer(source, "MAX_REQUESTS_IN_FLIGHT", 500, 1, 100_000),
    dataDir: resolve(given(source, "DATA_DIR") ?? "./data"),
    databaseUrl,
    encryptionKey: encryptionKey(source, "ENCRYPTION_KEY"),
    previousEncryptionKey: encryptionKey(source, "ENCRYPTION_KEY_PREVIOUS"),
    databaseReadUrl: readUrl(source, databaseUrl),
    databaseConnections: integer(source, "DATABASE_CONNECTIONS", 20, 1, 1000),
    publicUrl: origin(source, "PUBLIC_URL", `http://localhost:${dashboardPort}`),
    issuer: origin(source, "SERVICE_PUBLIC_URL", `http://localhost:${port}`),
    dashboardClient: dashboardClient(source),
    organisation: organisation(source),
    demo: flag(source, "DEMO", databaseUrl === null),
    demoPassword: secret(source, "DEMO_PASSWORD", 8),
    demoPasswordIsNew: flag(source, "DEMO_PASSWORD_IS_NEW", false),
    logLevel: oneOf(source, "LOG_LEVEL", LOG_LEVELS, "info"),
    trustsProxy: trustsProxy(source),
    lifetimes: {
      accessToken: integer(source, "ACCESS_TOKEN_SECONDS", 600, 1, MAX_SECONDS),
      refreshTokenIdle: integer(source, "REFRESH_TOKEN_IDLE_SECONDS", Math.min(8 * 3600, refreshToken), 1, MAX_SECONDS),
      refreshToken,
      rotateAlways: flag(source, "REFRESH_TOKEN_ROTATE_ALWAYS", false),
      signIn: integer(source, "SIGN_IN_SECONDS", 3600, 1, MAX_SECONDS),
    },
    shutdownSeconds: integer(source, "SHUTDOWN_SECONDS", 10, 0, 3600),
  };
}

function trustsProxy(source: Source): TrustsProxy {
  const value = given(source, "TRUST_PROXY") ?? "loopback";
  const expected = "addresses or networks with commas between, such as 10.0.0.0/8";
  return trustedProxies(value) ?? wrong("TRUST_PROXY", value, expected);
}

const MAX_SECONDS = 365 * 86_400;

function given(source: Source, name: string): string | null {
  const value = source[name];
  return value === undefined || value === "" ? null : value;
}

function wrong(name: string, value: string, expected: string): never {
  throw new EnvError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
}

function integer(source: Source, name: string, fallback: number, lowest: number, highest: number): number {
  const value = given(source, name);
  if (value === null) return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  return number >= lowest && number <= highest
    ? number
    : wrong(name, value, `a whole number from ${lowest} to ${highest}`);
}

function flag(source: Source, name: string, fallback: boolean): boolean {
  const value = given(source, name);
  if (value === null) return fallback;
  return value === "1" || (value === "0" ? false : wrong(name, value, "1 or 0"));
}

function oneOf<T extends string>(source: Source, name: string, values: readonly T[], fallback: T): T {
  const value = given(source, name);
  if (value === null) return fallback;
  return values.find((candidate) => candidate === value) ?? wrong(name, value, `one of ${values.join(", ")}`);
}

function host(source: Source, name: string, fallback: string): string {
  const value = given(source, name) ?? fallback;
  return isIP(value) || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)
    ? value
    : wrong(name, value, "an address to listen on such as 127.0.0.1 or 0.0.0.0");
}

/** An http(s) origin. A path is refused: cookies, redirects and endpoints all stand at the root. */
function origin(source: Source, name: string, fallback: string): string {
  const value = given(source, name) ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare =
    url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username;
  return bare ? url.origin : wrong(name, value, "an address without a path such as https://books.example.com");
}

function postgresUrl(source: Source, name: string): string | null {
  const value = given(source, name);
  if (value === null) return null;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  // The value is not repeated whole, for it may hold a password.
  return wrong(name, `${value.slice(0, value.search(/:|$/)).slice(0, 20)}…`, "postgres://user:password@host:5432/name");
}

function readUrl(source: Source, databaseUrl: string | null): string | null {
  const url = postgresUrl(source, "DATABASE_READ_URL");
  if (url !== null && databaseUrl === null) {
    throw new EnvError("DATABASE_URL is not set; expected the database that DATABASE_READ_URL is a standby of.");
  }
  return url;
}

function secret(source: Source, name: string, shortest: number): string | null {
  const value = given(source, name);
  if (value !== null && value.length < shortest) {
    throw new EnvError(`${name} has ${value.length} characters; expected at least ${shortest}.`);
  }
  return value;
}

function encryptionKey(source: Source, name: string): EncryptionKey | null {
  const value = given(source, name);
  if (value === null) return null;
  const key = EncryptionKey.read(value);
  if (key) return key;
  // The value is not repeated: one that lacks a letter is nearly the key.
  throw new EnvError(
    `${name} is no key of 32 bytes (it has ${value.length} characters); expected what openssl rand -base64 32 prints, or 64 hexadecimal digits.`,
  );
}

function organisation(source: Source): Organisation | null {
  const issuer = given(source, "AUTH_ISSUER");
  if (issuer === null) return null;
  if (!URL.canParse(issuer)) wrong("AUTH_ISSUER", issuer, "the address of an OpenID provider");
  return {
    issuer,
    audience: given(source, "AUTH_AUDIENCE") ?? given(source, "AUTH_CLIENT_ID") ?? issuer,
    userClaim: given(source, "AUTH_USER_CLAIM") ?? "preferred_username",
  };
}

function dashboardClient(source: Source): ServiceEnv["dashboardClient"] {
  // With another provider the two name the dashboard there, not here.
  if (given(source, "AUTH_ISSUER") !== null) return null;
  const id = given(source, "AUTH_CLIENT_ID");
  const clientSecret = secret(source, "AUTH_CLIENT_SECRET", 16);
  if (id !== null && !/^[\w.~-]{1,128}$/.test(id)) wrong("AUTH_CLIENT_ID", id, "1 to 128 of a-z, 0-9 and . _ ~ -");
  if (id !== null && clientSecret === null) {
    throw new EnvError("AUTH_CLIENT_SECRET is not set; expected the secret that belongs to AUTH_CLIENT_ID.");
  }
  if (id === null && clientSecret !== null) {
    throw new EnvError("AUTH_CLIENT_ID is not set; expected the client that AUTH_CLIENT_SECRET belongs to.");
  }
  return id !== null && clientSecret !== null ? { id, secret: clientSecret } : null;
}
