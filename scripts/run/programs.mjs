import { watchedService } from "./dev-service.mjs";
import { keepRunning } from "./keep-running.mjs";
import { reachable } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { startProgram, waitUntilUp } from "./program.mjs";
import { Stopped } from "./report.mjs";
import { inRoot } from "./root.mjs";

/**
 * @typedef {object} Context
 * @property {import("../../contract/configuration.ts").StartConfiguration} settings
 * @property {typeof import("../../contract/configuration.ts").environmentFor} environmentFor
 * @property {ReturnType<typeof import("./secrets.mjs").loadSecrets>} secrets
 * @property {ReturnType<typeof import("./report.mjs").createReport>} report
 * @property {boolean} dev
 */

/** Starts the accounting service, and starts it again when it dies or, with `dev`, only when its sources change. */
export async function serviceProgram(/** @type {Context} */ context) {
  const { settings, dev } = context;
  const shutdownSeconds = settings.SHUTDOWN_SECONDS;
  const options = { name: "accounting service", env: serviceEnv(context), shutdownSeconds };
  const url = `http://${reachable(settings.HOST)}:${settings.SERVICE_PORT}/readyz`;
  const launch = (main) => (onLine) => startProgram({ ...options, args: ["--enable-source-maps", main], onLine });
  return dev
    ? await watchedService((main) => watch(context, options.name, launch(main), url), context.report)
    : keepRunning(() => watch(context, options.name, launch(inRoot(".build/service/main.mjs")), url), context.report);
}

/** Starts the dashboard, and starts it again when it dies. */
export function dashboardProgram(/** @type {Context} */ context) {
  const { settings, dev } = context;
  const next = [inRoot("node_modules/next/dist/bin/next"), "dev", "-p", String(settings.PORT), "-H", settings.HOST];
  const args = dev ? next : ["--enable-source-maps", inRoot(".build/dashboard/main.mjs")];
  const url = `http://${reachable(settings.HOST)}:${settings.PORT}/api/health`;
  const env = dashboardEnv(context);
  const shutdownSeconds = settings.SHUTDOWN_SECONDS;
  const launch = (onLine) => startProgram({ name: "dashboard", args, env, shutdownSeconds, onLine });
  return keepRunning(() => watch(context, "dashboard", launch, url), context.report);
}

/** The latest lines of a program that are kept, for `said` and, if stderr has none, as the reason of a failed start. */
const MAX_KEPT_LINES = 50;

/**
 * Launches a program and prints its lines. Until it is up, only those of the log (JSON) are printed: other lines of
 * stdout are progress, and those of stderr are printed when it is up, or reported as the reason why it did not come up.
 * `said` returns the first match of a pattern among the latest lines, or undefined.
 * @param {Pick<Context, "report">} context
 * @param {string} name
 * @param {(onLine: (line: string, stream: "stdout" | "stderr") => void) => ReturnType<typeof startProgram>} launch
 * @param {string} url answers 200 when it is up
 */
export function watch({ report }, name, launch, url) {
  let say = null;
  let up = false;
  let stopping = false;
  const complaints = [];
  const lines = [];
  const program = launch((line, stream) => {
    lines.push(line);
    if (lines.length > MAX_KEPT_LINES) lines.shift();
    if (up || line.startsWith("{")) return report.print(line);
    if (stream === "stderr") complaints.push(line);
    else say?.(line.trim());
  });

  /** Resolves when the program responds; throws a Problem when it ends before that, Stopped when it was stopped. */
  async function whenUp() {
    await report.step(`Starting the ${name}`, async (onDetail) => {
      // Next's lines, such as its address, do not tell how far the start is.
      say = name === "dashboard" ? null : onDetail;
      if (await waitUntilUp(program, url)) return;
      const how = await program.ended;
      if (stopping) throw new Stopped(`The ${name} was stopped.`);
      const reason = complaints.length > 0 ? complaints : lines;
      throw new Problem(reason.length === 1 ? reason[0] : [`The ${name} ${how}.`, ...reason].join("\n"));
    });
    up = true;
    complaints.forEach(report.print);
  }

  function stop() {
    stopping = true;
    return program.stop();
  }

  return { ...program, stop, whenUp, said: (pattern) => lines.map((line) => pattern.exec(line)).find(Boolean) };
}

function serviceEnv({ settings, environmentFor, secrets, dev }) {
  return environmentFor("service", {
    ...sharedEnv({ settings, secrets, dev }),
    DEMO: settings.DEMO ? "1" : "0",
    DEMO_PASSWORD: secrets.demoPassword,
    DEMO_PASSWORD_IS_NEW: secrets.demoPasswordIsNew ? "1" : "0",
  });
}

function dashboardEnv({ settings, environmentFor, secrets, dev }) {
  return environmentFor("dashboard", {
    ...sharedEnv({ settings, secrets, dev }),
    ACCOUNTING_API_URL: settings.ACCOUNTING_API_URL ?? `http://${reachable(settings.HOST)}:${settings.SERVICE_PORT}`,
    AUTH_ISSUER: settings.AUTH_ISSUER ?? settings.SERVICE_PUBLIC_URL,
    SESSION_SECRET: settings.SESSION_SECRET ?? secrets.sessionSecret,
    NEXT_TELEMETRY_DISABLED: "1",
  });
}

/** Variables of both programs, with the start's defaults and generated secrets. */
function sharedEnv({ settings, secrets, dev }) {
  return {
    NODE_ENV: dev ? "development" : "production",
    PORT: String(settings.PORT),
    SERVICE_PORT: String(settings.SERVICE_PORT),
    HOST: settings.HOST,
    DATA_DIR: settings.DATA_DIR,
    PUBLIC_URL: settings.PUBLIC_URL,
    SERVICE_PUBLIC_URL: settings.SERVICE_PUBLIC_URL,
    LOG_LEVEL: settings.LOG_LEVEL,
    AUTH_CLIENT_ID: settings.AUTH_CLIENT_ID ?? secrets.clientId,
    AUTH_CLIENT_SECRET: settings.AUTH_CLIENT_SECRET ?? secrets.clientSecret,
  };
}
