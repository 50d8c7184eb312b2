import * as z from "zod";
import {
  anySecret,
  anyText,
  directory,
  encryptionKey,
  flag,
  host,
  issuer,
  mailSender,
  oneOf,
  origin,
  postgres,
  proxies,
  publicOrigin,
  secretOf,
  smtp,
  wholeNumber,
  type Kind,
} from "./configuration-kinds";
import { ConfigurationError } from "./configuration-error";
import { LOG_LEVELS } from "./log-level";

/** Variables by their names; an empty one counts as unset. */
export type Environment = Record<string, string | undefined>;

interface About {
  /** One line for the README. */
  meaning: string;
  /** The value of an unset variable, as text. */
  default?: string;
  /** The default as described in the README, if it depends on other variables or the text is hard to read. */
  defaultInWords?: string;
}

/** The description of a variable, for messages and the README. */
export type Variable = Omit<Kind<unknown>, "schema"> & About;
const variables = z.registry<Variable>();

function variable<T>(kind: Kind<T>, about: About & { default: string }): z.ZodType<T, string | undefined>;
function variable<T>(kind: Kind<T>, about: About): z.ZodType<T | undefined, string | undefined>;
function variable<T>({ schema, ...words }: Kind<T>, about: About): z.ZodType<T | undefined, string | undefined> {
  const withDefault = about.default === undefined ? schema.optional() : schema.prefault(about.default);
  variables.add(withDefault, { ...words, ...about });
  return withDefault;
}

const MAX_PORT = 65_535;
const HOUR = 3600;
const DAY = 24 * HOUR;
const seconds = wholeNumber(1, 365 * DAY);

/** Format of client ids at our own service; other providers have other formats. */
const OWN_CLIENT_ID = /^[\w.~-]{1,128}$/;
const clientId: Kind<string> = {
  ...anyText,
  allowed: "1 to 128 of a-z, 0-9 and . _ ~ -; any text at another provider",
};

const SHARED = z.object({
  PORT: variable(wholeNumber(1, MAX_PORT), { default: "3000", meaning: "port of the dashboard" }),
  SERVICE_PORT: variable(wholeNumber(0, MAX_PORT), {
    default: "4000",
    meaning: "port of the accounting service; 0, where its bundle is started without `npm`, is any free one",
  }),
  HOST: variable(host, { default: "127.0.0.1", meaning: "address that both listen on; 0.0.0.0 for all" }),
  ACCOUNTING_API_URL: variable(origin, {
    meaning: "an accounting service elsewhere, without /Api/v2, in place of an own one; needs `AUTH_CLIENT_ID`",
  }),
  PUBLIC_URL: variable(publicOrigin, {
    defaultInWords: "http://localhost:PORT",
    meaning: "the dashboard as browsers see it",
  }),
  SERVICE_PUBLIC_URL: variable(origin, {
    defaultInWords: "http://localhost:SERVICE_PORT",
    meaning: "the service as browsers see it; also its OpenID Connect issuer",
  }),
  AUTH_ISSUER: variable(issuer, {
    defaultInWords: "the service",
    meaning: "another OpenID Connect provider; the service then accepts its access tokens (JWT)",
  }),
  AUTH_CLIENT_ID: variable(clientId, {
    defaultInWords: "made once",
    meaning: "the dashboard at the provider, with the redirect URI `PUBLIC_URL/api/auth/callback/nyckeltal`",
  }),
  AUTH_CLIENT_SECRET: variable(secretOf(16), {
    defaultInWords: "made once",
    meaning: "the secret that belongs to `AUTH_CLIENT_ID`; both are set or neither",
  }),
  LOG_LEVEL: variable(oneOf(LOG_LEVELS), {
    default: "info",
    defaultInWords: "info, on a terminal warn",
    meaning: "the least severe lines that are logged",
  }),
  TRUST_PROXY: variable(proxies, {
    default: "loopback",
    meaning:
      "proxies in front, and a dashboard elsewhere, whose `X-Forwarded-*` are believed; 0 for none, 1 for every address",
  }),
  SHUTDOWN_SECONDS: variable(wholeNumber(0, HOUR), {
    default: "10",
    meaning: "how long running requests may take after the signal to stop",
  }),
});

const SERVICE_ONLY = z.object({
  DATA_DIR: variable(directory, {
    default: "./data",
    meaning: "the embedded database and this installation's secrets",
  }),
  DATABASE_URL: variable(postgres, { meaning: "PostgreSQL in place of the embedded database" }),
  DATABASE_READ_URL: variable(postgres, {
    meaning: "a standby of `DATABASE_URL` that answers reads as long as it has what was written",
  }),
  DATABASE_CONNECTIONS: variable(wholeNumber(1, 1000), {
    default: "20",
    meaning: "connections to PostgreSQL in the pool, and as many to the standby; a few more are outside the pools",
  }),
  ENCRYPTION_KEY: variable(encryptionKey, {
    defaultInWords: "made once",
    meaning: "seals secrets in the database; the same for every service",
  }),
  ENCRYPTION_KEY_PREVIOUS: variable(encryptionKey, {
    meaning: "the key before it, while values are sealed under that one",
  }),
  AUTH_AUDIENCE: variable(anyText, {
    defaultInWords: "`AUTH_CLIENT_ID`, or `AUTH_ISSUER` without it",
    meaning: "whom the access tokens of `AUTH_ISSUER` are for",
  }),
  AUTH_USER_CLAIM: variable(anyText, {
    default: "preferred_username",
    meaning: "the claim of those tokens that names the user",
  }),
  DEMO: variable(flag, {
    defaultInWords: "1, with `DATABASE_URL` 0",
    meaning: "fill an empty database with the demo",
  }),
  DEMO_PASSWORD: variable(secretOf(8), {
    defaultInWords: "made once",
    meaning: "of the demo's users; printed at every start",
  }),
  SMTP_URL: variable(smtp, {
    meaning: "the server that sends mail, by STARTTLS or with `smtps` by TLS; none is sent without it",
  }),
  SMTP_USER: variable(anyText, { meaning: "the user at that server, where the address has none" }),
  SMTP_PASSWORD: variable(anySecret, { meaning: "the password that belongs to `SMTP_USER`" }),
  MAIL_FROM: variable(mailSender, { meaning: "whom mail comes from; needed with `SMTP_URL`" }),
  METRICS_PORT: variable(wholeNumber(0, MAX_PORT), {
    meaning: "Prometheus metrics at `http://HOST:METRICS_PORT/metrics`; none without it",
  }),
  MAX_REQUESTS_IN_FLIGHT: variable(wholeNumber(1, 100_000), {
    default: "500",
    meaning: "requests that the service answers at once; more are answered 503",
  }),
  ACCESS_TOKEN_SECONDS: variable(seconds, { default: "600", meaning: "lifetime of access tokens" }),
  REFRESH_TOKEN_SECONDS: variable(seconds, {
    default: "2592000",
    defaultInWords: "30 days",
    meaning: "lifetime of a sign-in at the service, in all",
  }),
  REFRESH_TOKEN_IDLE_SECONDS: variable(seconds, {
    defaultInWords: "8 hours, or `REFRESH_TOKEN_SECONDS` where it is less",
    meaning: "lifetime of a sign-in at the service without use",
  }),
  REFRESH_TOKEN_ROTATE_ALWAYS: variable(flag, {
    default: "0",
    meaning: "1: every use of a refresh token replaces it; else only one that is no longer young",
  }),
  SIGN_IN_SECONDS: variable(seconds, { default: "3600", meaning: "how long a sign-in page may stay open" }),
});

const DASHBOARD_ONLY = z.object({
  SESSION_SECRET: variable(secretOf(32), {
    defaultInWords: "made once",
    meaning: "encrypts the session cookie; the same for every dashboard",
  }),
  SESSION_SECONDS: variable(seconds, {
    default: "2592000",
    defaultInWords: "30 days",
    meaning: "lifetime of a session of the dashboard, in all",
  }),
  SESSION_IDLE_SECONDS: variable(seconds, {
    default: "28800",
    defaultInWords: "8 hours",
    meaning: "lifetime of a session of the dashboard without use; the service's counts where it is shorter",
  }),
  UPSTREAM_TIMEOUT_SECONDS: variable(wholeNumber(1, HOUR), {
    default: "60",
    meaning: "how long the dashboard waits for the service's answer",
  }),
  UPSTREAM_IMPORT_SECONDS: variable(wholeNumber(1, DAY), {
    defaultInWords: "600, or `UPSTREAM_TIMEOUT_SECONDS` where that is more",
    meaning: "the same for an import, and for taking one back",
  }),
  UPSTREAM_CONNECT_SECONDS: variable(wholeNumber(1, HOUR), { default: "5", meaning: "the same for a connection" }),
  UPSTREAM_IDLE_SECONDS: variable(wholeNumber(1, HOUR), {
    defaultInWords: "`UPSTREAM_TIMEOUT_SECONDS`",
    meaning: "the same between two parts of a body",
  }),
  UPSTREAM_REQUESTS_IN_FLIGHT: variable(wholeNumber(1, 100_000), {
    default: "256",
    meaning: "requests of browsers that the dashboard passes on at once; more are answered 503",
  }),
  DASHBOARD_METRICS_PORT: variable(wholeNumber(1, MAX_PORT), {
    meaning: "Prometheus metrics of the dashboard; none without it",
  }),
});

/** Set by the start program only: 1 where DEMO_PASSWORD has changed, so that existing demo users get the new one. */
const HANDED_OVER = z.object({
  DEMO_PASSWORD_IS_NEW: variable(flag, { default: "0", meaning: "the demo's users get a new password" }),
});

/** The variables that people set, by the programs that read them; the start reads all of them. */
export const CONFIGURATION = { both: SHARED, service: SERVICE_ONLY, dashboard: DASHBOARD_ONLY };

type SharedConfiguration = z.output<typeof SHARED>;
type ServiceOnlyConfiguration = z.output<typeof SERVICE_ONLY>;
type DashboardOnlyConfiguration = z.output<typeof DASHBOARD_ONLY>;
export type ServiceConfiguration = ReturnType<typeof readServiceConfiguration>;
export type StartConfiguration = ReturnType<typeof readStartConfiguration>;

/**
 * Reads the configuration of the service and the admin program.
 * @throws {ConfigurationError} on the first wrong variable
 * @param defaults texts for variables that are not set
 */
export function readServiceConfiguration(environment: Environment = process.env, defaults: Environment = {}) {
  const schema = SHARED.extend(SERVICE_ONLY.shape).extend(HANDED_OVER.shape);
  return completeService(completeShared(read(schema, environment, defaults)));
}

/**
 * Reads the configuration of the dashboard.
 * @throws {ConfigurationError} on the first wrong variable
 */
export function readDashboardConfiguration(environment: Environment = process.env) {
  const schema = SHARED.extend(DASHBOARD_ONLY.shape);
  const configuration = completeDashboard(completeShared(read(schema, environment, {})));
  return {
    ...configuration,
    ...requireClient(configuration),
    SESSION_SECRET:
      configuration.SESSION_SECRET ?? unset("SESSION_SECRET", "at least 32 characters that nobody can guess"),
  };
}

/**
 * Reads the whole configuration, to start both programs.
 * @throws {ConfigurationError} on the first wrong variable
 * @param defaults texts for variables that are not set
 */
export function readStartConfiguration(environment: Environment = process.env, defaults: Environment = {}) {
  const schema = SHARED.extend(SERVICE_ONLY.shape).extend(DASHBOARD_ONLY.shape);
  const configuration = completeDashboard(completeService(completeShared(read(schema, environment, defaults))));
  const hasOwnService = configuration.ACCOUNTING_API_URL === undefined;
  if (!hasOwnService || configuration.AUTH_ISSUER !== undefined) requireClient(configuration);
  return { ...configuration, DEMO: configuration.DEMO && hasOwnService };
}

/**
 * The environment for one of the two programs: this process's, without the secrets that only the other one reads.
 * @param changes variables that are set in it
 */
export function environmentFor(
  program: "service" | "dashboard",
  changes: Environment,
  environment: Environment = process.env,
): Environment {
  const others: Record<string, z.ZodType> = (program === "service" ? DASHBOARD_ONLY : SERVICE_ONLY).shape;
  const secrets = Object.keys(others).filter((name) => describeVariable(others[name]!).withoutValue);
  return { ...environment, ...Object.fromEntries(secrets.map((name) => [name, undefined])), ...changes };
}

/** Sets environment variables for libraries in this process. */
export function setEnvironment(changes: Record<string, string>): void {
  Object.assign(process.env, changes);
}

export function describeVariable(schema: z.ZodType): Variable {
  const variable = variables.get(schema);
  if (!variable) throw new Error("not a variable of the configuration");
  return variable;
}

function read<T extends z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>>(
  schema: T,
  environment: Environment,
  defaults: Environment,
): z.output<T> {
  const names = Object.keys(schema.shape);
  const input = Object.fromEntries(names.map((name) => [name, environment[name] || defaults[name]]));
  // A refinement with a message of its own keeps it; for all others `expected` is shown.
  const result = schema.safeParse(input, { error: () => "" });
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = String(issue.path[0]);
  const { expected, withoutValue } = describeVariable(schema.shape[name]!);
  const value = input[name] ?? "";
  // An invalid URL may contain a password. Its user name or password may have an @ or / that is not percent-encoded.
  const shown = value.replace(/(:\/\/[^:]*):.*@/s, "$1:…@");
  const how = withoutValue ? withoutValue(value) : `is ${JSON.stringify(shown)}`;
  throw new ConfigurationError(`${name} ${how}; expected ${issue.message || expected}.`);
}

function wrong(name: string, value: string | number, expected: string): never {
  throw new ConfigurationError(`${name} is ${JSON.stringify(String(value))}; expected ${expected}.`);
}

function unset(name: string, expected: string): never {
  throw new ConfigurationError(`${name} is not set; expected ${expected}.`);
}

/** Checks dependencies between variables of both programs, and derives the addresses. */
function completeShared<T extends SharedConfiguration>(configuration: T) {
  const { PORT, SERVICE_PORT, ACCOUNTING_API_URL, AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET } = configuration;
  const hasOwnService = ACCOUNTING_API_URL === undefined;
  if (AUTH_CLIENT_ID !== undefined && AUTH_CLIENT_SECRET === undefined) {
    unset("AUTH_CLIENT_SECRET", "the secret that belongs to AUTH_CLIENT_ID");
  }
  if (AUTH_CLIENT_ID === undefined && AUTH_CLIENT_SECRET !== undefined) {
    unset("AUTH_CLIENT_ID", "the client that AUTH_CLIENT_SECRET belongs to");
  }
  const isOurClient = hasOwnService && AUTH_ISSUER === undefined;
  if (isOurClient && AUTH_CLIENT_ID !== undefined && !OWN_CLIENT_ID.test(AUTH_CLIENT_ID)) {
    wrong("AUTH_CLIENT_ID", AUTH_CLIENT_ID, "1 to 128 of a-z, 0-9 and . _ ~ -");
  }
  return {
    ...configuration,
    PUBLIC_URL: configuration.PUBLIC_URL ?? `http://localhost:${String(PORT)}`,
    SERVICE_PUBLIC_URL:
      configuration.SERVICE_PUBLIC_URL ?? ACCOUNTING_API_URL ?? `http://localhost:${String(SERVICE_PORT)}`,
  };
}

function completeService<T extends SharedConfiguration & ServiceOnlyConfiguration>(configuration: T) {
  const { DATABASE_URL, DATABASE_READ_URL, REFRESH_TOKEN_SECONDS } = configuration;
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined) {
    unset("DATABASE_URL", "the database that DATABASE_READ_URL is a standby of");
  }
  checkMail(configuration);
  return {
    ...configuration,
    AUTH_AUDIENCE: configuration.AUTH_AUDIENCE ?? configuration.AUTH_CLIENT_ID ?? configuration.AUTH_ISSUER,
    DEMO: configuration.DEMO ?? DATABASE_URL === undefined,
    REFRESH_TOKEN_IDLE_SECONDS: configuration.REFRESH_TOKEN_IDLE_SECONDS ?? Math.min(8 * HOUR, REFRESH_TOKEN_SECONDS),
  };
}

/** Checks that the variables for mail are complete. */
function checkMail({ SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_FROM }: ServiceOnlyConfiguration): void {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) unset("MAIL_FROM", "the address that mail comes from");
  const others = { MAIL_FROM, SMTP_USER, SMTP_PASSWORD };
  const firstSet = Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (SMTP_URL === undefined && firstSet !== undefined) unset("SMTP_URL", `the mail server, since ${firstSet} is set`);
  if (SMTP_USER !== undefined && SMTP_PASSWORD === undefined) unset("SMTP_PASSWORD", "the password of SMTP_USER");
  if (SMTP_USER === undefined && SMTP_PASSWORD !== undefined) unset("SMTP_USER", "the user of SMTP_PASSWORD");
}

function completeDashboard<T extends SharedConfiguration & DashboardOnlyConfiguration>(configuration: T) {
  const { PORT, SERVICE_PORT, ACCOUNTING_API_URL, UPSTREAM_TIMEOUT_SECONDS } = configuration;
  if (ACCOUNTING_API_URL === undefined) {
    if (SERVICE_PORT === 0) wrong("SERVICE_PORT", SERVICE_PORT, "the port at which the dashboard finds the service");
    if (SERVICE_PORT === PORT) wrong("SERVICE_PORT", SERVICE_PORT, "another port than PORT");
  }
  return {
    ...configuration,
    UPSTREAM_IMPORT_SECONDS: configuration.UPSTREAM_IMPORT_SECONDS ?? Math.max(600, UPSTREAM_TIMEOUT_SECONDS),
    UPSTREAM_IDLE_SECONDS: configuration.UPSTREAM_IDLE_SECONDS ?? UPSTREAM_TIMEOUT_SECONDS,
  };
}

function requireClient({ AUTH_CLIENT_ID, AUTH_CLIENT_SECRET }: SharedConfiguration) {
  return {
    AUTH_CLIENT_ID: AUTH_CLIENT_ID ?? unset("AUTH_CLIENT_ID", "the client that the provider knows this dashboard by"),
    AUTH_CLIENT_SECRET: AUTH_CLIENT_SECRET ?? unset("AUTH_CLIENT_SECRET", "the secret that belongs to AUTH_CLIENT_ID"),
  };
}
