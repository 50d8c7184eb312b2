import { npm } from "../run/npm.mjs";

/**
 * Format, lint, import rules and types, by the scripts of package.json; each counts as one test. The type checker and
 * the linter use several cores where they can, so they run one after the other. Beside them run the formatter and then
 * the check of the import rules, which uses one core.
 */
export async function runChecks(report, counts) {
  const check = (label, script) => runCheck(report, counts, label, script);
  await Promise.all([
    (async () => {
      await check("types", "types");
      await check("lint", "lint");
    })(),
    (async () => {
      await check("format", "format:check");
      await check("import rules", "imports");
    })(),
  ]);
}

/** Runs a script, which passes when it exits with 0; otherwise its output is printed. */
async function runCheck(report, counts, label, script) {
  const { code, output } = await report.step(`Checking ${label}`, () => npm(["run", "--silent", script]));
  if (code === 0) return counts.pass();
  report.print(output.trim());
  counts.fail(label, [`npm run ${script}`]);
}
