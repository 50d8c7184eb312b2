import { environmentWith } from "./environment.mjs";
import { endRunning, exec } from "./exec.mjs";
import { inRoot } from "./root.mjs";
import { nextStopSignal } from "./stop-signal.mjs";

/**
 * Runs a project of vitest.config.ts.
 * @param {{ print: (line: string) => void }} report
 * @param {{ stop: () => Promise<void> } | null} server that the tests use, to be stopped afterwards
 * @param {string} project
 * @param {Record<string, string>} env beside that of this process
 * @param {string[]} [files] of the project's tests; all when none is given
 * @returns {Promise<boolean>} true when all its tests passed
 */
export async function runServiceTests(report, server, project, env, files = []) {
  nextStopSignal().then(endRunning);
  try {
    const args = [inRoot("node_modules/vitest/vitest.mjs"), "run", "--project", project, "--no-color", ...files];
    const { code } = await exec(process.execPath, args, { env: environmentWith(env), onLine: report.print });
    return code === 0;
  } finally {
    await server?.stop();
  }
}
