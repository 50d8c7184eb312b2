import { expect, it } from "vitest";
import type { Terminal } from "../command";
import { tokenCommand } from "./token";

const terminal: Terminal = { demoPassword: null, readStdin: () => Promise.resolve("") };

it("makes tokens that last 90 days unless told otherwise", async () => {
  expect(await tokenCommand.read(["--user", "anna"], terminal)).toMatchObject([{ input: { days: 90 } }]);
  expect(await tokenCommand.read(["--user", "anna", "--days", "7"], terminal)).toMatchObject([{ input: { days: 7 } }]);
});

it("makes tokens of at most 366 days, with a scope", async () => {
  await expect(tokenCommand.read(["--user", "anna", "--days", "367"], terminal)).rejects.toThrow("from 1 to 366");
  const line = "--user anna --read-only --company a-x-1 --company a-x-2";
  expect(await tokenCommand.read(line.split(" "), terminal)).toMatchObject([
    { input: { readOnly: true, companies: ["a-x-1", "a-x-2"] } },
  ]);
});
