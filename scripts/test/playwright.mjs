import { mkdirSync, rmSync } from "node:fs";
import { environmentWith } from "../run/environment.mjs";
import { exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { readJson } from "./read-json.mjs";
import { quoted } from "./shell-words.mjs";

const RESULT = inRoot(".build/test/playwright.json");

/**
 * Runs the end-to-end tests against the real product that Playwright's configuration starts.
 * @param {string} chromium path of the program
 * @param {string[]} [args] more arguments of Playwright, which choose tests
 * @param {Record<string, string>} [env] more variables
 */
export async function runPlaywright(report, counts, chromium, args = [], env = {}) {
  mkdirSync(inRoot(".build/test"), { recursive: true });
  rmSync(RESULT, { force: true });
  const { code } = await report.step("Running the end-to-end tests", () =>
    exec(process.execPath, [inRoot("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json", ...args], {
      env: environmentWith({
        ...env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: RESULT,
        FORCE_COLOR: "0",
      }),
      onLine: report.print,
    }),
  );
  const result = readJson(RESULT);
  const specs = specsOf(result?.suites ?? []);
  const withStatus = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const numbers = {
    passed: (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0),
    failed: result?.stats.unexpected ?? 0,
    skipped: result?.stats.skipped ?? 0,
    commands: withStatus("unexpected").map(({ file, line }) => `npm test -- ${quoted(`e2e/${file}:${line}`)}`),
  };
  counts.add(numbers, "end-to-end tests", code !== 0);
  for (const { file, line, title } of withStatus("flaky"))
    report.print(`FLAKY: passed at the second try only: e2e/${file}:${line} ${title}`);
}

/** The specs of suites and of the suites in them; each has a test for each project that runs it. */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}
