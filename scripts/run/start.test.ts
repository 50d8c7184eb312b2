import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inRoot } from "./root.mjs";

const folder = mkdtempSync(join(tmpdir(), "nyckeltal-start-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script in an environment of these variables, NODE_ENV and DATA_DIR alone. */
const run = (script: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [inRoot("scripts", script), ...args],
      { env: { NODE_ENV: "test", DATA_DIR: folder, ...env } },
      (_, __, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });

test.each([
  [{ PORT: "abc" }, 'PORT is "abc"; expected a whole number from 1 to 65535.\n'],
  [{ SESSION_IDLE_SECONDS: "8h" }, 'SESSION_IDLE_SECONDS is "8h"; expected a whole number from 1 to 31536000.\n'],
  [{ AUTH_CLIENT_SECRET: "hunter22" }, "AUTH_CLIENT_SECRET has 8 characters; expected at least 16.\n"],
])("the start stops at %j with one line, before it writes to DATA_DIR", async (env, stderr) => {
  expect(await run("start.mjs", [], env)).toEqual({ code: 1, stderr });
  expect(readdirSync(folder)).toEqual([]);
});

test("--service is refused where ACCOUNTING_API_URL names a service elsewhere", async () => {
  const env = { ACCOUNTING_API_URL: "https://api.test", AUTH_CLIENT_ID: "a", AUTH_CLIENT_SECRET: "0123456789abcdef" };
  expect(await run("start.mjs", ["--service"], env)).toEqual({
    code: 1,
    stderr: 'ACCOUNTING_API_URL is "https://api.test"; expected it unset to start a service.\n',
  });
});
