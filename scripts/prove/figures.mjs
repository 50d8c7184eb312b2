import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * Every key figure, statement, budget and reconciliation is what a second computation of the definitions makes of the
 * files: those of SIE_FILES and FIGURES_COMPANIES (200) generated ones from FIGURES_SEED on.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  nextStopSignal().then(endRunning);
  const { code } = await exec(process.execPath, ["--import", "tsx", inRoot("verify/figures/prove.ts")], {
    env: environmentWith({ TEST_DATABASE: "pglite" }),
    onLine: report.print,
  });
  return code === 0;
}
