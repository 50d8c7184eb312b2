import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { README, readmeWithSettings } from "./settings-table";

test("README.md says what the configuration is; npm run docs:settings writes it", () => {
  const readme = readFileSync(README, "utf8");
  expect(readme).toBe(readmeWithSettings(readme));
});

test("a table that was changed by hand is found out", () => {
  const readme = readFileSync(README, "utf8");
  const changed = readme.replace("| 3000 ", "| 3001 ");
  expect(changed).not.toBe(readme);
  expect(readmeWithSettings(changed)).toBe(readme);
});
