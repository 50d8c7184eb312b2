import { isIP } from "node:net";
import { resolve } from "node:path";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
const SHORTEST_SECRET = 32;
const SHORTEST_PASSWORD = 8;

/**
 * Reads what both programs and their start share from the environment; an empty variable counts as unset. The service
 * reads its own further variables itself. Throws a one-line Problem on the first wrong value.
 * @param {Record<string, string | undefined>} env
 * @param {{ quiet?: boolean }} [defaults] quiet: the log goes to a person's terminal, so only warnings by default
 */
export function readSettings(env, { quiet = false } = {}) {
  const given = (name) => env[name] || undefined;
  const port = portNumber(given, "PORT", 3000);
  const servicePort = portNumber(given, "SERVICE_PORT", 4000);
  const remote = origin(given, "ACCOUNTING_API_URL", "the accounting service's address without /Api/v2");
  if (!remote && port === servicePort) wrong("SERVICE_PORT", String(servicePort), "another port than PORT");
  const databaseUrl = given("DATABASE_URL");
  if (databaseUrl && !(URL.canParse(databaseUrl) && /^postgres(ql)?:$/.test(new URL(databaseUrl).protocol))) {
    // The value may hold a password, so only its beginning is repeated.
    wrong("DATABASE_URL", `${databaseUrl.split(":")[0].slice(0, 20)}…`, "postgres://user:password@host:5432/name");
  }
  const issuer = origin(given, "AUTH_ISSUER", "the OpenID provider's address", { path: true });
  const settings = {
    port,
    servicePort,
    host: host(given),
    dataDir: dataDirOf(env),
    databaseUrl,
    remote,
    publicUrl: origin(given, "PUBLIC_URL", "an address without a path") ?? `http://localhost:${port}`,
    servicePublicUrl:
      origin(given, "SERVICE_PUBLIC_URL", "an address without a path") ?? remote ?? `http://localhost:${servicePort}`,
    issuer,
    clientId: given("AUTH_CLIENT_ID"),
    clientSecret: secret(given, "AUTH_CLIENT_SECRET", 1),
    sessionSecret: secret(given, "SESSION_SECRET", SHORTEST_SECRET),
    demo: flag(given, "DEMO", !databaseUrl) && !remote,
    demoPassword: secret(given, "DEMO_PASSWORD", SHORTEST_PASSWORD),
    logLevel: oneOf(given, "LOG_LEVEL", LOG_LEVELS, quiet ? "warn" : "info"),
  };
  requireClient(settings);
  return settings;
}

/** The data directory: beside the sources unless DATA_DIR says otherwise. */
export function dataDirOf(/** @type {Record<string, string | undefined>} */ env) {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : inRoot("data");
}

/** Our own service takes the client that the start makes; another one has to be told of the dashboard beforehand. */
function requireClient({ remote, issuer, clientId, clientSecret }) {
  if (Boolean(clientId) !== Boolean(clientSecret) || ((remote || issuer) && !clientId)) {
    const missing = clientId ? "AUTH_CLIENT_SECRET" : "AUTH_CLIENT_ID";
    const why =
      clientId || clientSecret
        ? "AUTH_CLIENT_ID and AUTH_CLIENT_SECRET together"
        : "the client that the provider knows this dashboard by";
    throw new Problem(`${missing} is not set; expected ${why}.`);
  }
}

function wrong(name, value, expected) {
  throw new Problem(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
}

function portNumber(given, name, fallback) {
  const value = given(name);
  if (value === undefined) return fallback;
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= 65_535 ? number : wrong(name, value, "a whole number from 1 to 65535");
}

function host(given) {
  const value = given("HOST") ?? "127.0.0.1";
  if (isIP(value) || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) return value;
  return wrong("HOST", value, "an address to listen on such as 127.0.0.1 or 0.0.0.0");
}

function origin(given, name, expected, { path = false } = {}) {
  const value = given(name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  const fits =
    url &&
    /^https?:$/.test(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username &&
    (path || url.pathname === "/");
  return fits ? value.replace(/\/+$/, "") : wrong(name, value, `${expected} such as https://books.example.com`);
}

function flag(given, name, fallback) {
  const value = given(name);
  if (value === undefined) return fallback;
  return value === "1" || (value === "0" ? false : wrong(name, value, "1 or 0"));
}

function oneOf(given, name, values, fallback) {
  const value = given(name) ?? fallback;
  return values.includes(value) ? value : wrong(name, value, `one of ${values.join(", ")}`);
}

function secret(given, name, shortest) {
  const value = given(name);
  if (value === undefined || value.length >= shortest) return value;
  throw new Problem(`${name} has ${value.length} characters; expected at least ${shortest}.`);
}
