// npm run admin -- COMMAND …: the service's admin program, built first when its sources are newer.
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
  const { ensureInstalled } = await import("./run/install.mjs");
  const { createReport } = await import("./run/report.mjs");
  const { inRoot } = await import("./run/root.mjs");
  const { keptSecrets } = await import("./run/secrets.mjs");
  const { dataDirOf } = await import("./run/settings.mjs");

  // Standard output belongs to the command alone: a token is read from there.
  const report = createReport(process.stderr);
  await ensureInstalled(report);
  await ensureServiceBuilt(report);
  process.env.DATA_DIR = dataDirOf(process.env);
  process.env.DEMO_PASSWORD ||= keptSecrets({ dataDir: process.env.DATA_DIR }).demoPassword;
  // npm runs us in the repository; paths of files are meant from where the person is.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await import(pathToFileURL(inRoot(".build/service/admin.mjs")).href);
}
