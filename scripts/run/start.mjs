import { ensureDashboardBuilt, ensureServiceBuilt } from "./builds.mjs";
import { endRunning } from "./exec.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireFreePort } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { dashboardProgram, serviceProgram } from "./programs.mjs";
import { createReport } from "./report.mjs";
import { keptSecrets } from "./secrets.mjs";
import { readSettings } from "./settings.mjs";
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
  const settings = readSettings(process.env, { quiet: process.stdout.isTTY });
  const wanted = { service: !settings.remote, dashboard: !args.includes("--service") };
  if (!wanted.service && !wanted.dashboard) {
    throw new Problem(
      `ACCOUNTING_API_URL is ${JSON.stringify(settings.remote)}; expected it unset to start a service.`,
    );
  }
  await Promise.all([
    wanted.dashboard && requireFreePort("PORT", settings.host, settings.port),
    wanted.service && requireFreePort("SERVICE_PORT", settings.host, settings.servicePort),
  ]);
  const secrets = keptSecrets(settings);

  const report = createReport();
  /** In the order in which they are stopped: the dashboard's running requests still need the service. */
  const programs = [];
  const context = { settings, secrets, report, dev };
  let stopping = false;

  async function bringUp() {
    await ensureInstalled(report);
    const service = async () => {
      if (!dev) await ensureServiceBuilt(report);
      if (stopping) return;
      const program = await serviceProgram(context);
      programs.push(program);
      await program.whenUp();
    };
    const dashboard = async () => {
      if (!dev) await ensureDashboardBuilt(report);
      if (stopping) return;
      const program = dashboardProgram(context);
      programs.unshift(program);
      await program.whenUp();
    };
    await Promise.all([wanted.service && service(), wanted.dashboard && dashboard()]);
  }

  try {
    const up = bringUp();
    up.catch(() => {});
    const signal = await Promise.race([up, stopSignal]);
    if (signal) return 0;
    for (const line of signInLines({ settings, secrets, wanted, programs, elapsed: report.elapsed() }))
      report.print(line);
    await stopSignal;
    return 0;
  } finally {
    stopping = true;
    await stopAll(programs, report);
  }
}

async function stopAll(programs, report) {
  endRunning();
  if (!programs.some((program) => program.isRunning())) return;
  // npm passes Ctrl-C on a second time, so only a later one means impatience.
  nextStopSignal(1_000).then(() => programs.forEach((program) => program.kill()));
  await report.step("Stopping", async () => {
    for (const program of programs) await program.stop();
  });
}
