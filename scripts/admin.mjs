// npm run admin -- COMMAND …: the service's admin program, built first when its sources have changed.
import { pathToFileURL } from "node:url";
import { nodeVersionProblem } from "./run/node-version.mjs";

const problem = nodeVersionProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { run } = await import("./run/problem.mjs");
  await run(admin);
}

async function admin() {
  const { ensureServiceBuilt } = await import("./run/builds.mjs");
  const { DEFAULTS, loadConfiguration } = await import("./run/configuration.mjs");
  const { callersFolder } = await import("./run/environment.mjs");
  const { ensureInstalled } = await import("./run/install.mjs");
  const { createReport } = await import("./run/report.mjs");
  const { inRoot } = await import("./run/root.mjs");
  const { loadSecrets } = await import("./run/secrets.mjs");

  // Standard output is for the command only: callers read a token from it.
  const report = createReport(process.stderr);
  await ensureInstalled(report);
  const { setEnvironment, readServiceConfiguration } = await loadConfiguration(report);
  const { DATA_DIR, DEMO_PASSWORD } = readServiceConfiguration(undefined, DEFAULTS);
  await ensureServiceBuilt(report);
  setEnvironment({ DATA_DIR, DEMO_PASSWORD: DEMO_PASSWORD ?? loadSecrets({ dataDir: DATA_DIR }).demoPassword });
  // npm runs us in the repository; paths of files are relative to the caller's folder.
  if (callersFolder) process.chdir(callersFolder);
  await import(pathToFileURL(inRoot(".build/service/admin.mjs")).href);
}
