// Long: each test starts the admin program.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Program, type Ended } from "../testing/run-program";
import { TestService } from "../testing/test-service";

let service: TestService;
/** A data folder that no running service uses. */
let unusedDataDir: string;

beforeAll(async () => {
  service = await TestService.start();
  unusedDataDir = mkdtempSync(join(tmpdir(), "nyckeltal-"));
  await service.make.user("Administrator", { userName: "anna" });
});
afterAll(async () => {
  await service.stop();
  rmSync(unusedDataDir, { recursive: true, force: true });
});

function admin(args: string[], env: Record<string, string> = {}, stdin = ""): Promise<Ended> {
  return new Program("admin", args, { DATA_DIR: service.env.dataDir, ...env }).type(stdin).ended;
}

describe("the admin program", { timeout: 120_000 }, () => {
  it("prints only the token on standard output while the service runs", async () => {
    const { code, stdout, stderr } = await admin(["token", "--user", "anna"]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^nkt_[\w-]{43}\n$/) });
    expect(stderr).toMatch(/^The token acts as "anna" until \d{4}-\d\d-\d\d\.\n$/);
    const authorization = `OAuth ${stdout.trim()}`;
    expect((await service.fetch("/Api/v2/Me", { headers: { authorization } })).status).toBe(200);
  });

  it("opens the database itself when no service runs, and reads a password from standard input", async () => {
    const env = { DATA_DIR: unusedDataDir };
    const args = ["user", "add", "bo", "--type", "Administrator", "--password-stdin"];
    expect(await admin(args, env, "a good password\n")).toMatchObject({ code: 0, stdout: "" });
    expect(await admin(args, env, "a good password\n")).toMatchObject({
      code: 1,
      stderr: 'User "bo" already exists.\n',
    });
  });

  it("shows all commands when asked, and how one is called", async () => {
    const all = await admin(["help"]);
    expect(all).toMatchObject({ code: 0, stderr: "" });
    expect(all.stdout).toContain("token --user NAME [--days N]");
    expect((await admin(["user", "add", "--help"])).stdout).toMatch(/^usage: npm run admin -- user add NAME --type/);
  });

  it("exits with 2 when it is called wrongly, and says why on standard error alone", async () => {
    for (const call of [["frobnicate"], ["help", "frobnicate"], ["frobnicate", "--help"]]) {
      expect(await admin(call)).toMatchObject({
        code: 2,
        stdout: "",
        stderr: expect.stringMatching(/^"frobnicate" is not a command/),
      });
    }
    const missing = await admin(["token"]);
    expect(missing).toMatchObject({ code: 2, stdout: "" });
    expect(missing.stderr).toMatch(/^--user is missing\.\nusage: npm run admin -- token --user NAME/);
  });

  it("names a variable of the environment that is wrong", async () => {
    const { code, stderr } = await admin(["token", "--user", "anna"], { SERVICE_PORT: "x" });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'SERVICE_PORT is "x"; expected a whole number from 0 to 65535.\n',
    });
  });
});
