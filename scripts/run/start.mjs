import { ensureDashboardBuilt, ensureServiceBuilt } from "./builds.mjs";
import { DEFAULTS, loadConfiguration } from "./configuration.mjs";
import { endRunning } from "./exec.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireFreePort } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { dashboardProgram, serviceProgram } from "./programs.mjs";
import { createReport } from "./report.mjs";
import { loadSecrets } from "./secrets.mjs";
import { signInLines } from "./sign-in-lines.mjs";
import { nextStopSignal } from "./stop-signal.mjs";

const USAGE = "usage: node scripts/start.mjs [--dev | --service]";

/**
 * Brings the product up and watches over it until it is told to stop.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function start(args) {
  const unknown = args.find((arg) => arg !== "--dev" && arg !== "--service");
  if (unknown !== undefined || args.length > 1) throw new Problem(`${unknown ?? args.join(" ")}: ${USAGE}`);
  const dev = args.includes("--dev");
  const stopSignal = nextStopSignal();
  const report = createReport();
  /** In the order in which they are stopped: the dashboard's running requests still need the service. */
  const programs = [];
  let stopping = false;

  /** Resolves with the sign-in lines when everything is up. */
  async function bringUp() {
    await ensureInstalled(report);
    const { environmentFor, readStartConfiguration } = await loadConfiguration(report);
    // A person at a terminal needs warnings only.
    const LOG_LEVEL = process.stdout.isTTY ? "warn" : undefined;
    const settings = readStartConfiguration(undefined, { ...DEFAULTS, LOG_LEVEL });
    const wanted = { service: settings.ACCOUNTING_API_URL === undefined, dashboard: !args.includes("--service") };
    await requirePorts(settings, wanted);
    const secrets = loadSecrets({ dataDir: settings.DATA_DIR, demoPassword: settings.DEMO_PASSWORD });
    const context = { settings, environmentFor, secrets, report, dev };
    const service = async () => {
      if (stopping) return;
      if (!dev) await ensureServiceBuilt(report);
      if (stopping) return;
      const program = await serviceProgram(context);
      if (stopping) return program.stop();
      programs.push(program);
      await program.whenUp();
    };
    const dashboard = async () => {
      if (stopping) return;
      if (!dev) await ensureDashboardBuilt(report);
      if (stopping) return;
      const program = dashboardProgram(context);
      programs.unshift(program);
      await program.whenUp();
    };
    await Promise.all([wanted.service && service(), wanted.dashboard && dashboard()]);
    return signInLines({ settings, secrets, wanted, programs, elapsed: report.elapsed() });
  }

  try {
    const up = bringUp();
    // After a signal nobody awaits it any more.
    up.catch(() => {});
    const signalled = stopSignal.then(() => []);
    for (const line of await Promise.race([up, signalled])) report.print(line);
    await stopSignal;
    return 0;
  } finally {
    stopping = true;
    await stopAll(programs, report);
  }
}

/** Throws a Problem when there is no program to start, or when a port cannot be listened on. */
async function requirePorts({ ACCOUNTING_API_URL, HOST, PORT, SERVICE_PORT }, wanted) {
  if (!wanted.service && !wanted.dashboard) {
    throw new Problem(
      `ACCOUNTING_API_URL is ${JSON.stringify(ACCOUNTING_API_URL)}; expected it unset to start a service.`,
    );
  }
  await Promise.all([
    wanted.dashboard && requireFreePort("PORT", HOST, PORT),
    wanted.service && requireFreePort("SERVICE_PORT", HOST, SERVICE_PORT),
  ]);
}

async function stopAll(programs, report) {
  endRunning();
  if (!programs.some((program) => program.isRunning())) return;
  // npm passes Ctrl-C on as a second signal at once; a signal after more than a second asks for an immediate end.
  nextStopSignal(1_000).then(() => programs.forEach((program) => program.kill()));
  await report.step("Stopping", async () => {
    for (const program of programs) await program.stop();
  });
}
