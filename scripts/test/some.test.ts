import { expect, it, vi } from "vitest";
import { areEndToEnd, testSome, valuesOf } from "./some.mjs";
import { runVitest } from "./vitest.mjs";

vi.mock("./vitest.mjs", () => ({ runVitest: vi.fn() }));
vi.mock("../run/install.mjs", () => ({ ensureInstalled: () => Promise.resolve() }));
// A listener to signals would stay in this process.
vi.mock("../run/stop-signal.mjs", () => ({ nextStopSignal: () => new Promise(() => undefined) }));

it.each([
  [["e2e/routes.spec.ts", "--repeat-each", "2"], true],
  [["e2e/routes.spec.ts:12", "e2e/keyboard.spec.ts"], true],
  [["e2e/grid"], true],
  [["e2e"], true],
  [["lib/paths.test.ts"], false],
  [["--project", "units"], false],
  [["e2e/support/hydration.test.tsx"], false],
  [["e2e/routes.spec.ts", "-g", "service"], true],
])("tells whether Playwright runs %j", (args, expected) => {
  expect(areEndToEnd(args)).toBe(expected);
});

it("refuses files of both kinds, because one runner would run only some of them", () => {
  expect(() => areEndToEnd(["e2e/routes.spec.ts", "lib/paths.test.ts"])).toThrow("name them in two runs");
});

it("reads all values of an option", () => {
  expect(valuesOf(["--project", "units", "x", "--project=service units"], "--project")).toEqual([
    "units",
    "service units",
  ]);
  expect(valuesOf(["units"], "--project")).toEqual([]);
});

it("runs any test of the service on PGlite, also one that a run with a server has on PostgreSQL alone", async () => {
  const stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const args = ["--project", "service on PGlite", "service/features/budgets/budgets.test.ts"];
  await testSome(args).finally(() => stdout.mockRestore());
  const [, , servers, passed, , env] = vi.mocked(runVitest).mock.lastCall!;
  expect([servers, passed, env]).toEqual([{}, args, { TEST_PGLITE_ALL: "1" }]);
});
