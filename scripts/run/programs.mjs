import { isIPv6 } from "node:net";
import { watchedService } from "./dev-service.mjs";
import { keepRunning } from "./keep-running.mjs";
import { Problem } from "./problem.mjs";
import { startProgram, waitUntilUp } from "./program.mjs";
import { inRoot } from "./root.mjs";

/**
 * @typedef {object} Context
 * @property {ReturnType<typeof import("./settings.mjs").readSettings>} settings
 * @property {ReturnType<typeof import("./secrets.mjs").keptSecrets>} secrets
 * @property {ReturnType<typeof import("./report.mjs").createReport>} report
 * @property {boolean} dev
 */

/** Starts the accounting service, and starts it again when it dies; with `dev` whenever its sources change. */
export async function serviceProgram(/** @type {Context} */ context) {
  const { settings, dev } = context;
  const options = { name: "accounting service", env: serviceEnv(context) };
  const url = `http://${reachable(settings.host)}:${settings.servicePort}/readyz`;
  const launch = (main) => (onLine) => startProgram({ ...options, args: ["--enable-source-maps", main], onLine });
  return dev
    ? await watchedService((main) => watch(context, options.name, launch(main), url), context.report)
    : keepRunning(() => watch(context, options.name, launch(inRoot(".build/service/main.mjs")), url), context.report);
}

/** Starts the dashboard, and starts it again when it dies. */
export function dashboardProgram(/** @type {Context} */ context) {
  const { settings, dev } = context;
  const next = [inRoot("node_modules/next/dist/bin/next"), "dev", "-p", String(settings.port), "-H", settings.host];
  const args = dev ? next : ["--enable-source-maps", inRoot(".build/dashboard/main.mjs")];
  const url = `http://${reachable(settings.host)}:${settings.port}/api/health`;
  const env = dashboardEnv(context);
  const launch = (onLine) => startProgram({ name: "dashboard", args, env, onLine });
  return keepRunning(() => watch(context, "dashboard", launch, url), context.report);
}

/**
 * A program with its lines passed on: the log (JSON) always, other lines as progress until it is up. What it said on
 * stderr until then is the reason where it does not come up.
 * @param {Pick<Context, "report">} context
 * @param {string} name
 * @param {(onLine: (line: string, stream: "stdout" | "stderr") => void) => ReturnType<typeof startProgram>} launch
 * @param {string} url answers 200 when it is up
 */
export function watch({ report }, name, launch, url) {
  let say = null;
  let up = false;
  const complaints = [];
  const lines = [];
  const program = launch((line, stream) => {
    lines.push(line);
    if (lines.length > 50) lines.shift();
    if (up || line.startsWith("{")) return report.print(line);
    if (stream === "stderr") complaints.push(line);
    else say?.(line.trim());
  });

  /** Resolves when it answers; throws a Problem when it ends before. */
  async function whenUp() {
    await report.step(`Starting the ${name}`, async (tell) => {
      say = name === "dashboard" ? null : tell;
      if (await waitUntilUp(program, url)) return;
      const how = await program.ended;
      const reason = complaints.length > 0 ? complaints : lines;
      throw new Problem(reason.length === 1 ? reason[0] : [`The ${name} ${how}.`, ...reason].join("\n"));
    });
    up = true;
    complaints.forEach(report.print);
  }

  return { ...program, whenUp, said: (pattern) => lines.map((line) => pattern.exec(line)).find(Boolean) };
}

function serviceEnv({ settings, secrets, dev }) {
  const { SESSION_SECRET, NODE_ENV, ...inherited } = process.env;
  return {
    ...inherited,
    ...sharedEnv(settings),
    NODE_ENV: dev ? "development" : "production",
    AUTH_CLIENT_ID: settings.clientId ?? secrets.clientId,
    AUTH_CLIENT_SECRET: settings.clientSecret ?? secrets.clientSecret,
    DEMO: settings.demo ? "1" : "0",
    DEMO_PASSWORD: secrets.demoPassword,
    DEMO_PASSWORD_IS_NEW: secrets.demoPasswordIsNew ? "1" : "0",
  };
}

function dashboardEnv({ settings, secrets, dev }) {
  const { DATABASE_URL, ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS, DEMO_PASSWORD, NODE_ENV, ...inherited } = process.env;
  const sessionSecret = settings.sessionSecret ?? secrets.sessionSecret;
  return {
    ...inherited,
    ...sharedEnv(settings),
    NODE_ENV: dev ? "development" : "production",
    ACCOUNTING_API_URL: settings.remote ?? `http://${reachable(settings.host)}:${settings.servicePort}`,
    AUTH_ISSUER: settings.issuer ?? settings.servicePublicUrl,
    AUTH_CLIENT_ID: settings.clientId ?? secrets.clientId,
    AUTH_CLIENT_SECRET: settings.clientSecret ?? secrets.clientSecret,
    SESSION_SECRET: sessionSecret,
    NEXTAUTH_SECRET: sessionSecret,
    NEXTAUTH_URL: settings.publicUrl,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

function sharedEnv(settings) {
  return {
    PORT: String(settings.port),
    SERVICE_PORT: String(settings.servicePort),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    SERVICE_PUBLIC_URL: settings.servicePublicUrl,
    LOG_LEVEL: settings.logLevel,
  };
}

/** The address at which this machine reaches a program that listens on `host`. */
function reachable(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return isIPv6(host) ? `[${host}]` : host;
}
