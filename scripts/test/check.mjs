import { exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";

/** Runs a tool that is right when it exits with 0, and shows what it printed when it does not. Counts as one test. */
export async function runCheck(report, counts, label, bin, args) {
  const program = inRoot("node_modules", bin);
  const outcome = await report
    .step(`Checking ${label}`, async () => {
      const { code, output } = await exec(process.execPath, [program, ...args]);
      if (code !== 0) throw new Error(output.trim());
    })
    .catch((error) => error);
  if (outcome === undefined) return counts.pass();
  report.print(outcome.message);
  counts.fail(label);
}
