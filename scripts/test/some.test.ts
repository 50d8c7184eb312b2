import { expect, it } from "vitest";
import { areEndToEnd, valuesOf } from "./some.mjs";

it.each([
  [["e2e/routes.spec.ts", "--repeat-each", "2"], true],
  [["e2e/routes.spec.ts:12", "e2e/keyboard.spec.ts"], true],
  [["e2e/grid"], true],
  [["e2e"], true],
  [["lib/paths.test.ts"], false],
  [["--project", "units"], false],
  [["e2e/support/hydration.test.tsx"], false],
  [["e2e/routes.spec.ts", "-g", "service"], true],
])("names the runner of %j", (args, expected) => {
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
