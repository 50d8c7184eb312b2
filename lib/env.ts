import { LOG_LEVELS, type LogLevel } from "@/contract/log-level";
import { trustedProxies, type TrustsProxy } from "@/contract/trusted-proxies";

/** How the dashboard was configured. */
export interface DashboardEnv {
  /** Where it listens. */
  host: string;
  port: number;
  /** Who may say where a request comes from and whether over https. */
  trustsProxy: TrustsProxy;
  /** The dashboard's origin as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** The same as browsers write it in the header Origin. */
  publicOrigin: string;
  /** Where the accounting service answers, without /Api/v2. */
  serviceUrl: string;
  /** The OpenID Connect provider that signs users in. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Encrypts the session cookie. */
  sessionSecret: string;
  /** Seconds that a session lasts without use, and in all. */
  session: { idle: number; whole: number };
  /** How the service is waited for. */
  upstream: UpstreamLimits;
  logLevel: LogLevel;
  /** Of Prometheus' metrics; null for none. */
  metricsPort: number | null;
  /** Seconds that running requests may still take after the signal to stop. */
  shutdown: number;
}

/** Times are milliseconds. */
export interface UpstreamLimits {
  /** Until a connection is there. */
  connect: number;
  /** Until the answer begins; of an import separately, which takes as long as the books are large. */
  answer: number;
  import: number;
  /** Between two parts of a body, and until a small one is whole. */
  idle: number;
  /** Calls beyond so many at once are answered 503. */
  inFlight: number;
}

/** A variable of the environment that cannot be used; the message is one line for the person who set it. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

type Source = Record<string, string | undefined>;

/** Reads the dashboard's configuration; an empty variable counts as unset. Throws an EnvError on the first wrong one. */
export function readEnv(source: Source): DashboardEnv {
  const port = whole(source, "PORT", 3000, 65_535);
  const servicePort = whole(source, "SERVICE_PORT", 4000, 65_535);
  const remote = given(source, "ACCOUNTING_API_URL");
  const serviceUrl = address(source, "ACCOUNTING_API_URL", `http://127.0.0.1:${String(servicePort)}`);
  const ownIssuer = address(source, "SERVICE_PUBLIC_URL", remote ?? `http://localhost:${String(servicePort)}`);
  const publicUrl = publicAddress(source, `http://localhost:${String(port)}`);
  return {
    host: given(source, "HOST") ?? "127.0.0.1",
    port,
    trustsProxy: trustsProxy(source),
    publicUrl,
    publicOrigin: new URL(publicUrl).origin,
    serviceUrl,
    issuer: address(source, "AUTH_ISSUER", ownIssuer),
    clientId: needed(source, "AUTH_CLIENT_ID", "the client that the provider knows this dashboard by"),
    clientSecret: needed(source, "AUTH_CLIENT_SECRET", "the secret that belongs to AUTH_CLIENT_ID"),
    sessionSecret: sessionSecret(source),
    session: {
      idle: whole(source, "SESSION_IDLE_SECONDS", 8 * 3600, 999_999),
      whole: whole(source, "SESSION_SECONDS", 30 * 24 * 3600, 9_999_999),
    },
    upstream: upstreamLimits(source),
    logLevel: logLevel(source),
    metricsPort:
      given(source, "DASHBOARD_METRICS_PORT") === undefined ? null : whole(source, "DASHBOARD_METRICS_PORT", 0, 65_535),
    // The service takes 0 too.
    shutdown: given(source, "SHUTDOWN_SECONDS") === "0" ? 0 : whole(source, "SHUTDOWN_SECONDS", 10, 3600),
  };
}

function logLevel(source: Source): LogLevel {
  const value = given(source, "LOG_LEVEL") ?? "info";
  return LOG_LEVELS.find((level) => level === value) ?? wrong("LOG_LEVEL", value, `one of ${LOG_LEVELS.join(", ")}`);
}

function upstreamLimits(source: Source): UpstreamLimits {
  const answer = whole(source, "UPSTREAM_TIMEOUT_SECONDS", 60, 3600) * 1000;
  return {
    connect: whole(source, "UPSTREAM_CONNECT_SECONDS", 5, 3600) * 1000,
    answer,
    import: whole(source, "UPSTREAM_IMPORT_SECONDS", Math.max(600, answer / 1000), 86_400) * 1000,
    idle: whole(source, "UPSTREAM_IDLE_SECONDS", answer / 1000, 3600) * 1000,
    inFlight: whole(source, "UPSTREAM_REQUESTS_IN_FLIGHT", 256, 100_000),
  };
}

let env: DashboardEnv | undefined;

/** The configuration of this process. */
export function dashboardEnv(): DashboardEnv {
  env ??= readEnv(process.env);
  return env;
}

function given(source: Source, name: string): string | undefined {
  return source[name] === "" ? undefined : source[name];
}

function wrong(name: string, value: string, expected: string): never {
  throw new EnvError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
}

function needed(source: Source, name: string, expected: string): string {
  const value = given(source, name);
  if (value === undefined) throw new EnvError(`${name} is not set; expected ${expected}.`);
  return value;
}

function whole(source: Source, name: string, fallback: number, highest: number): number {
  const value = given(source, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= highest ? number : wrong(name, value, `a whole number from 1 to ${String(highest)}`);
}

/** An http(s) address without a trailing slash, so that paths can be put behind it. */
function address(source: Source, name: string, fallback: string): string {
  const value = given(source, name) ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  const fits = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return fits ? value.replace(/\/+$/, "") : wrong(name, value, "an address such as https://books.example.com");
}

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Plain http never leaves the machine. */
function publicAddress(source: Source, fallback: string): string {
  const value = address(source, "PUBLIC_URL", fallback);
  const { protocol, hostname } = new URL(value);
  if (protocol === "https:" || LOCAL.test(hostname)) return value;
  return wrong("PUBLIC_URL", value, "https for anything but localhost");
}

function trustsProxy(source: Source): TrustsProxy {
  const value = given(source, "TRUST_PROXY") ?? "loopback";
  const expected = "addresses or networks with commas between, such as 10.0.0.0/8";
  return trustedProxies(value) ?? wrong("TRUST_PROXY", value, expected);
}

function sessionSecret(source: Source): string {
  const value = needed(source, "SESSION_SECRET", "at least 32 characters that nobody can guess");
  if (value.length >= 32) return value;
  throw new EnvError(`SESSION_SECRET has ${String(value.length)} characters; expected at least 32.`);
}
