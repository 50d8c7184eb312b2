import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@/service/testing/free-port.mjs";
import { environmentWith } from "@/scripts/run/environment.mjs";
import { unpackMigrated } from "@/service/testing/database-template";
import { runAdmin } from "./admin";
import { PRODUCT } from "./product";

export interface OwnProduct {
  url: string;
  /** For direct calls; browsers and the issuer use SERVICE_PUBLIC_URL, which is on localhost unless it is set. */
  serviceUrl: string;
  secrets: Record<string, string>;
  /** The output of the start script and of both programs. */
  log: () => string;
  /** Process id of one of its programs; throws when it does not run. */
  pidOf: (program: "dashboard" | "service") => number;
  admin: (args: string[], input: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts both programs on a data directory of their own, for a test that needs their whole log or other settings.
 * @param prepare fills the migrated database before they open it
 */
export async function startOwnProduct(
  settings: Record<string, string>,
  prepare?: (databaseFolder: string) => Promise<void>,
): Promise<OwnProduct> {
  const [port, servicePort] = [await freePort(), await freePort()];
  const dataDir = `.build/e2e/data-${port}`;
  rmSync(dataDir, { recursive: true, force: true });
  await unpackMigrated(dataDir);
  await prepare?.(join(dataDir, "db"));
  const ports = { PORT: String(port), SERVICE_PORT: String(servicePort), DATA_DIR: dataDir };
  const env = environmentWith({ ...PRODUCT.env, ...ports, ...settings });
  const program = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
  const up = new Promise<void>((resolve, reject) => {
    const take = (chunk: string) => {
      printed += chunk;
      if (printed.includes("is up after")) resolve();
    };
    for (const stream of [program.stdout, program.stderr]) stream.setEncoding("utf8").on("data", take);
    void ended.then(() => {
      // Has no effect once the product is up, because the promise is resolved then.
      reject(new Error(`the product did not come up:\n${printed}`));
    });
  });
  await up.catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    secrets: JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as Record<string, string>,
    log: () => printed,
    pidOf: (name) => pidOfChild(program.pid!, `.build/${name}/main.mjs`),
    admin: (args, input) => runAdmin(env, args, input),
    stop: async () => {
      program.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function pidOfChild(parentPid: number, file: string): number {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  for (const line of processes) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === parentPid && args.some((arg) => arg.endsWith(file))) return Number(pid);
  }
  throw new Error(`${file} does not run`);
}
