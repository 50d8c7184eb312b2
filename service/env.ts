import { readServiceConfiguration, type Environment, type ServiceConfiguration } from "@/contract/configuration";
import type { MailSender, SmtpServer } from "@/contract/configuration-kinds";
import type { LogLevel } from "@/contract/log-level";
import type { TrustsProxy } from "@/contract/trusted-proxies";
import type { Organisation } from "./platform/auth/organisation-tokens";
import { EncryptionKey } from "./platform/encryption/keyring";

/** The configuration of the service. Times are seconds. */
export interface ServiceEnv {
  host: string;
  port: number;
  /** The port for Prometheus' metrics; null for none. */
  metricsPort: number | null;
  /** The maximum number of concurrent requests; further requests get 503. */
  requestsInFlight: number;
  dataDir: string;
  /** The URL of PostgreSQL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The key that encrypts secrets in the database; null if the key is in its file in `dataDir`. */
  encryptionKey: EncryptionKey | null;
  /** The previous encryption key, which still decrypts older secrets. */
  previousEncryptionKey: EncryptionKey | null;
  /** The URL of the PostgreSQL standby that serves reads; null for none. */
  databaseReadUrl: string | null;
  /** The maximum number of pooled connections to PostgreSQL, and to the standby; a few more are outside the pools. */
  databaseConnections: number;
  /** The dashboard's origin as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** The public URL of the service, which is also the OpenID Connect issuer. */
  issuer: string;
  /** The dashboard's OpenID Connect client; null if the dashboard uses another provider. */
  dashboardClient: { id: string; secret: string } | null;
  /** The OpenID provider of the organisation, whose access tokens the service accepts; null for none. */
  organisation: Organisation | null;
  /** Null if no mail is sent. */
  mail: MailEnv | null;
  /** True to fill an empty database with the demo agency at the start. */
  demo: boolean;
  /** The password of the demo users; null for a random one, made when the demo is filled. */
  demoPassword: string | null;
  /** Resets the passwords of existing demo users to `demoPassword`. */
  demoPasswordIsNew: boolean;
  logLevel: LogLevel;
  /** Tells which proxies' X-Forwarded-For is believed. */
  trustsProxy: TrustsProxy;
  lifetimes: TokenLifetimes;
  /** The time that running requests get after the signal to stop. */
  shutdownSeconds: number;
}

/** The mail server with its credentials, and the sender of all mail. */
export interface MailEnv {
  server: SmtpServer;
  from: MailSender;
}

export interface TokenLifetimes {
  accessToken: number;
  /** The lifetime of an unused refresh token; `refreshToken` is its total lifetime. */
  refreshTokenIdle: number;
  refreshToken: number;
  /** True when every use of a refresh token replaces it; false when only an older token is replaced. */
  rotateAlways: boolean;
  /** The longest time from the beginning of a sign-in to its end. */
  signIn: number;
}

/** Reads the service's part of the configuration. Throws a ConfigurationError on the first wrong variable. */
export function readEnv(environment?: Environment): ServiceEnv {
  const configuration = readServiceConfiguration(environment);
  return {
    host: configuration.HOST,
    port: configuration.SERVICE_PORT,
    metricsPort: configuration.METRICS_PORT ?? null,
    requestsInFlight: configuration.MAX_REQUESTS_IN_FLIGHT,
    dataDir: configuration.DATA_DIR,
    databaseUrl: configuration.DATABASE_URL ?? null,
    encryptionKey: encryptionKey(configuration.ENCRYPTION_KEY),
    previousEncryptionKey: encryptionKey(configuration.ENCRYPTION_KEY_PREVIOUS),
    databaseReadUrl: configuration.DATABASE_READ_URL ?? null,
    databaseConnections: configuration.DATABASE_CONNECTIONS,
    publicUrl: configuration.PUBLIC_URL,
    issuer: configuration.SERVICE_PUBLIC_URL,
    dashboardClient: dashboardClient(configuration),
    organisation: organisation(configuration),
    mail: mail(configuration),
    demo: configuration.DEMO,
    demoPassword: configuration.DEMO_PASSWORD ?? null,
    demoPasswordIsNew: configuration.DEMO_PASSWORD_IS_NEW,
    logLevel: configuration.LOG_LEVEL,
    trustsProxy: configuration.TRUST_PROXY,
    lifetimes: {
      accessToken: configuration.ACCESS_TOKEN_SECONDS,
      refreshTokenIdle: configuration.REFRESH_TOKEN_IDLE_SECONDS,
      refreshToken: configuration.REFRESH_TOKEN_SECONDS,
      rotateAlways: configuration.REFRESH_TOKEN_ROTATE_ALWAYS,
      signIn: configuration.SIGN_IN_SECONDS,
    },
    shutdownSeconds: configuration.SHUTDOWN_SECONDS,
  };
}

function encryptionKey(text: string | undefined): EncryptionKey | null {
  return text === undefined ? null : EncryptionKey.read(text);
}

function mail({ SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_FROM }: ServiceConfiguration): MailEnv | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  const { user, password } = SMTP_URL;
  return { server: { ...SMTP_URL, user: SMTP_USER ?? user, password: SMTP_PASSWORD ?? password }, from: MAIL_FROM };
}

function organisation({ AUTH_ISSUER, AUTH_AUDIENCE, AUTH_USER_CLAIM }: ServiceConfiguration): Organisation | null {
  if (AUTH_ISSUER === undefined) return null;
  // The configuration has given AUTH_AUDIENCE a default already; the fallback only satisfies the type.
  return { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE ?? AUTH_ISSUER, userClaim: AUTH_USER_CLAIM };
}

function dashboardClient({
  AUTH_ISSUER,
  AUTH_CLIENT_ID,
  AUTH_CLIENT_SECRET,
}: ServiceConfiguration): ServiceEnv["dashboardClient"] {
  // With another provider these variables are the credentials of the dashboard at that provider.
  if (AUTH_ISSUER !== undefined || AUTH_CLIENT_ID === undefined || AUTH_CLIENT_SECRET === undefined) return null;
  return { id: AUTH_CLIENT_ID, secret: AUTH_CLIENT_SECRET };
}
