import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { ensureConfigurationBuilt } from "./builds.mjs";
import { createReport } from "./report.mjs";
import { inRoot } from "./root.mjs";

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("systemd understands every line of the unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "nyckeltal-unit-"));
  try {
    const unit = join(folder, "nyckeltal.service");
    // On a machine where the product is not installed, neither of the replaced paths exists.
    const text = readFileSync(inRoot("deploy/nyckeltal.service"), "utf8")
      .replace("/usr/bin/node", process.execPath)
      .replace("/opt/nyckeltal", folder);
    writeFileSync(unit, text);
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
    // The output may contain lines about other units of this machine.
    const said = stderr.split("\n").filter((line) => line.includes("nyckeltal"));
    expect({ status, said }).toEqual({ status: 0, said: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the unit runs scripts/start.mjs, and the image runs only files that exist, as the user node", () => {
  expect(readFileSync(inRoot("deploy/nyckeltal.service"), "utf8")).toContain(
    "ExecStart=/usr/bin/node scripts/start.mjs",
  );
  const image = readFileSync(inRoot("deploy/Containerfile"), "utf8");
  expect(image).toMatch(/^USER node$/m);
  const programs = [...image.matchAll(/"node", "([^"]+)"/g)].map(([, path]) => path!);
  expect(programs).toEqual(expect.arrayContaining(["deploy/healthy.mjs", "scripts/start.mjs"]));
  expect(programs.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

describe("deploy/healthy.mjs", () => {
  const servers: Server[] = [];
  beforeAll(() => ensureConfigurationBuilt(createReport({ write: () => true })));
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function listen(path: string, status: number, host = "127.0.0.1"): Promise<string> {
    const server = createServer((request, response) => {
      response.writeHead(request.url === path ? status : 404).end();
    }).listen(0, host);
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    return String((server.address() as AddressInfo).port);
  }

  const run = (env: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; stderr: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [inRoot("deploy/healthy.mjs"), ...args],
        { env: { NODE_ENV: "test", ...env } },
        (_, __, stderr) => resolve({ code: child.exitCode ?? -1, stderr }),
      );
    });

  it(
    "exits with 0 when the programs that it asks are up, else names the one that is not",
    { tags: "long" },
    async () => {
      const env = { SERVICE_PORT: await listen("/healthz", 200), PORT: await listen("/api/health", 200) };
      expect(await run(env)).toEqual({ code: 0, stderr: "" });
      const broken = { ...env, PORT: await listen("/api/health", 500) };
      expect(await run(broken)).toEqual({
        code: 1,
        stderr: `http://127.0.0.1:${broken.PORT}/api/health: status 500\n`,
      });
      expect(await run(broken, "--service")).toEqual({ code: 0, stderr: "" });
      expect((await run({ ...env, SERVICE_PORT: "1" })).code).toBe(1);
      expect(await run({ ...env, HOST: "0.0.0.0" })).toEqual({ code: 0, stderr: "" });
    },
  );

  // Linux has all addresses of 127.0.0.0/8; macOS, for one, has 127.0.0.1 alone.
  it.runIf(process.platform === "linux")("asks the one address that the programs listen on", async () => {
    const HOST = "127.0.0.2";
    const env = { SERVICE_PORT: await listen("/healthz", 200, HOST), PORT: await listen("/api/health", 200, HOST) };
    expect(await run({ ...env, HOST })).toEqual({ code: 0, stderr: "" });
  });
});
