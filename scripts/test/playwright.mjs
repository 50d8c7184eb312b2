import { mkdirSync, rmSync } from "node:fs";
import { exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { readJson } from "./read-json.mjs";

const RESULT = inRoot(".build/test/playwright.json");

/** The end-to-end tests, against the real product that Playwright's configuration starts. */
export async function runPlaywright(report, counts, chromium) {
  mkdirSync(inRoot(".build/test"), { recursive: true });
  rmSync(RESULT, { force: true });
  const { code } = await report.step("Running the end-to-end tests", () =>
    exec(process.execPath, [inRoot("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"], {
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: RESULT, FORCE_COLOR: "0" },
      onLine: report.print,
    }),
  );
  const result = readJson(RESULT);
  const numbers = {
    passed: (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0),
    failed: result?.stats.unexpected ?? 0,
    skipped: result?.stats.skipped ?? 0,
  };
  counts.add(numbers, "end-to-end tests", code !== 0);
  for (const title of flakyTests(result?.suites ?? [])) report.print(`FLAKY: passed at the second try only: ${title}`);
}

/** Titles of the tests that failed once and then passed. */
function flakyTests(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === "flaky"))
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...flakyTests(suite.suites ?? []),
  ]);
}
