import { readDashboardConfiguration, type Environment } from "@/contract/configuration";
import type { LogLevel } from "@/contract/log-level";
import type { TrustsProxy } from "@/contract/trusted-proxies";

/** The configuration of the dashboard. */
export interface DashboardEnv {
  /** The address on which the dashboard listens. */
  host: string;
  port: number;
  /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustsProxy: TrustsProxy;
  /** The dashboard's origin as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** The origin of the accounting service, without /Api/v2. */
  serviceUrl: string;
  /** The OpenID Connect provider that signs users in. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Encrypts the session cookie. */
  sessionSecret: string;
  /** Seconds that a session lasts without use, and in all. */
  session: { idle: number; absolute: number };
  /** Limits of requests to the service. */
  upstream: UpstreamLimits;
  logLevel: LogLevel;
  /** The port for Prometheus' metrics; null for none. */
  metricsPort: number | null;
  /** Seconds that running requests may still take after the signal to stop. */
  shutdown: number;
}

export interface UpstreamLimits {
  /** Milliseconds until the connection is established. */
  connect: number;
  /** Milliseconds until the response begins; `import` is for imports and taking one back, slow when books are large. */
  response: number;
  import: number;
  /**
   * Maximum milliseconds between two chunks of a response body, for receiving the whole of a small body, and for a
   * pause in which the client does not read.
   */
  idle: number;
  /** Maximum number of simultaneous requests; the dashboard responds 503 to more. */
  inFlight: number;
}

/** Reads the dashboard's part of the configuration. Throws a ConfigurationError on the first wrong variable. */
export function readEnv(environment?: Environment): DashboardEnv {
  const configuration = readDashboardConfiguration(environment);
  return {
    host: configuration.HOST,
    port: configuration.PORT,
    trustsProxy: configuration.TRUST_PROXY,
    publicUrl: configuration.PUBLIC_URL,
    serviceUrl: configuration.ACCOUNTING_API_URL ?? `http://127.0.0.1:${String(configuration.SERVICE_PORT)}`,
    issuer: configuration.AUTH_ISSUER ?? configuration.SERVICE_PUBLIC_URL,
    clientId: configuration.AUTH_CLIENT_ID,
    clientSecret: configuration.AUTH_CLIENT_SECRET,
    sessionSecret: configuration.SESSION_SECRET,
    session: { idle: configuration.SESSION_IDLE_SECONDS, absolute: configuration.SESSION_SECONDS },
    upstream: {
      connect: configuration.UPSTREAM_CONNECT_SECONDS * 1000,
      response: configuration.UPSTREAM_TIMEOUT_SECONDS * 1000,
      import: configuration.UPSTREAM_IMPORT_SECONDS * 1000,
      idle: configuration.UPSTREAM_IDLE_SECONDS * 1000,
      inFlight: configuration.UPSTREAM_REQUESTS_IN_FLIGHT,
    },
    logLevel: configuration.LOG_LEVEL,
    metricsPort: configuration.DASHBOARD_METRICS_PORT ?? null,
    shutdown: configuration.SHUTDOWN_SECONDS,
  };
}

let env: DashboardEnv | undefined;

/** The configuration of this process. */
export function dashboardEnv(): DashboardEnv {
  env ??= readEnv();
  return env;
}
