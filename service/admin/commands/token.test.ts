import { expect, it } from "vitest";
import type { Terminal } from "../command";
import { tokenCommand } from "./token";

const terminal: Terminal = { env: {}, readStdin: () => Promise.resolve("") };

it("makes tokens that last 90 days unless told otherwise", async () => {
  expect(await tokenCommand.read(["--user", "anna"], terminal)).toMatchObject([{ input: { days: 90 } }]);
  expect(await tokenCommand.read(["--user", "anna", "--days", "7"], terminal)).toMatchObject([{ input: { days: 7 } }]);
});
