import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@/service/testing/free-port.mjs";
import { environmentWith } from "@/scripts/run/environment.mjs";
import { DATA_DIR, PRODUCT } from "./product";

/** A response of the dashboard to any client. */
export interface DashboardResponse {
  method: string;
  url: string;
  /** The Origin header of the request. */
  origin: string | null;
  status: number;
}

export interface SecondDashboard {
  url: string;
  /** All responses so far. */
  responses: DashboardResponse[];
  stop: () => Promise<void>;
}

/** Arguments that start Next without the front, so that its route handler serves the BFF. */
const nextArguments = (port: number) => [
  "node_modules/next/dist/bin/next",
  "start",
  "-H",
  "127.0.0.1",
  "-p",
  String(port),
];

/**
 * A second dashboard with the product's secrets and therefore its sessions (cookies are not separated by port).
 * @param serviceUrl the accounting service behind it: the product's own, or another
 * @param settings variables added to those of every such dashboard, or replacing them
 * @param options.front false: Next alone
 */
export async function startSecondDashboard(
  serviceUrl: string,
  settings: Record<string, string> = {},
  { front = true } = {},
): Promise<SecondDashboard> {
  if (DATA_DIR === null) throw new Error("E2E_DATA_DIR does not say where the product keeps its secrets");
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8")) as Record<string, string>;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = front ? [".build/dashboard/main.mjs"] : nextArguments(port);
  const child = spawn(process.execPath, ["--import", "./e2e/support/report-responses.mjs", ...program], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: environmentWith({
      // The product's variables keep the shell's configuration out.
      ...PRODUCT.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      ACCOUNTING_API_URL: serviceUrl,
      AUTH_ISSUER: PRODUCT.serviceUrl,
      AUTH_CLIENT_ID: secrets.clientId,
      AUTH_CLIENT_SECRET: secrets.clientSecret,
      SESSION_SECRET: secrets.sessionSecret,
      // Longer than the four seconds after which a page says that it is slow, and short enough for tests to wait.
      UPSTREAM_TIMEOUT_SECONDS: "7",
      ...settings,
    }),
  });
  const responses: DashboardResponse[] = [];
  child.on("message", (response) => responses.push(response as DashboardResponse));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  try {
    await untilUp(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, responses, stop };
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no dashboard came up at ${url}`);
}
