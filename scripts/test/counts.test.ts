import { expect, test } from "vitest";
import { createCounts } from "./counts.mjs";

test("checks and tests add up to one line", () => {
  const counts = createCounts();
  counts.pass();
  counts.add({ passed: 10, failed: 0, skipped: 0 }, "unit tests", false);
  expect([counts.line(), counts.exitCode()]).toEqual(["11 passed, 0 failed", 0]);
  counts.skip(2);
  counts.fail("lint", ["npm run lint"]);
  const commands = ["npm test -- e2e/a.spec.ts:1", "npm test -- e2e/b.spec.ts:2", "npm test -- e2e/c.spec.ts:3"];
  counts.add({ passed: 1, failed: 3, skipped: 1, commands }, "end-to-end tests", true);
  expect([counts.line(), counts.exitCode()]).toEqual(["12 passed, 4 failed, 3 skipped", 1]);
  expect(counts.failures()).toEqual([
    "failed: lint",
    "    npm run lint",
    "failed: end-to-end tests (3)",
    ...commands.map((command) => `    ${command}`),
  ]);
  expect([counts.failed("lint"), counts.failed("types")]).toEqual([true, false]);
  expect(counts.failed("end-to-end tests")).toBe(true);
});

test("a test runner that breaks without a failed test counts as failed", () => {
  const counts = createCounts();
  counts.add({ passed: 10, failed: 0, skipped: 0 }, "unit tests", true);
  expect(counts.line()).toBe("10 passed, 1 failed");
});
