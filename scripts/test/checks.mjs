import { totalmem } from "node:os";
import { environmentWith } from "../run/environment.mjs";
import { npm } from "../run/npm.mjs";

/**
 * Format, lint, import rules and types, by the scripts of package.json; each counts as one test. The linter uses
 * several cores, so it runs after the type checker. Beside them run the formatter and then the check of the import
 * rules, which uses one core, and so does the type checker here: two of its checkers compute most types twice.
 * @param {{ isBackground?: boolean }} [options] isBackground: they take what other programs leave of the cores
 */
export async function runChecks(report, counts, options = {}) {
  const check = (label, ...script) => runCheck(report, counts, label, script, options);
  await Promise.all([
    (async () => {
      await check("types", "types", "--", "--checkers", "1");
      await check("lint", "lint");
    })(),
    (async () => {
      await check("format", "format:check");
      await check("import rules", "imports");
    })(),
  ]);
}

/**
 * The type checker and the linter are written in Go and spend a third of their time on collecting garbage, of which
 * there are some 4 GiB at their end: here they begin when half of the memory is in use.
 */
const LATE_COLLECTION = { GOGC: "off", GOMEMLIMIT: String(Math.floor(totalmem() / 2)) };

/** Runs a script with arguments, which passes when it exits with 0; otherwise its output is printed. */
async function runCheck(report, counts, label, script, options) {
  const { code, output } = await report.step(`Checking ${label}`, () =>
    npm(["run", "--silent", ...script], { ...options, env: environmentWith(LATE_COLLECTION) }),
  );
  if (code === 0) return counts.pass();
  report.print(output.trim());
  counts.fail(label, [`npm run ${script[0]}`]);
}
