import { createRequire } from "node:module";
import { expect, test } from "vitest";

test("the browser formats messages with the use-intl of next-intl, which compiles them", () => {
  const ours = createRequire(import.meta.url);
  const theirs = createRequire(ours.resolve("next-intl"));
  expect(ours.resolve("use-intl/react")).toBe(theirs.resolve("use-intl/react"));
});
