import { npm } from "../run/npm.mjs";

const CACHES = ".build/check";

/** A few rules of ESLint look at other files too, which its cache ignores: for quick checks only. */
const LINT_CACHE = ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHES}/eslint`];
const FORMAT_CACHE = ["--cache", "--cache-strategy", "content", "--cache-location", `${CACHES}/prettier`];

/**
 * Format, lint, import rules and types, by the scripts of package.json; each counts as one test. Two at a time: ESLint
 * and Prettier use one core, the type checkers and the remaining checks the other.
 * @param {{ quick?: boolean; besides?: () => Promise<void> }} [options] quick: lint only what has changed since the
 *   last quick check; besides: work for the other core while ESLint and Prettier go on
 */
export async function runChecks(report, counts, { quick = false, besides = async () => {} } = {}) {
  const check = (label, script, args = []) => runCheck(report, counts, label, script, args);
  await Promise.all([
    (async () => {
      await check("lint", "lint", quick ? LINT_CACHE : []);
      await check("format", "format:check", FORMAT_CACHE);
    })(),
    (async () => {
      await check("types", "types");
      await check("lint by types", "lint:types");
      await check("import rules", "imports");
      await besides();
    })(),
  ]);
}

/** Runs a script that is right when it exits with 0, and shows what it printed when it does not. */
async function runCheck(report, counts, label, script, args) {
  const { code, output } = await report.step(`Checking ${label}`, () =>
    npm(["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])]),
  );
  if (code === 0) return counts.pass();
  report.print(output.trim());
  counts.fail(label, [`npm run ${script}`]);
}
