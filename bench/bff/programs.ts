import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@/scripts/free-port.mjs";
import { inRoot } from "@/scripts/run/root.mjs";
import type { Load, LoadResult } from "./load";

const run = promisify(execFile);
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Server {
  port: number;
  stop(): Promise<void>;
}

/** Puts the load on a server from a process of its own. Throws when an answer was not 200. */
export async function measure(load: Load): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", fileOf("load.ts"), JSON.stringify(load)]);
  return JSON.parse(stdout) as LoadResult;
}

export function startUpstream(): Promise<Server> {
  return startNode(["--import", "tsx", fileOf("upstream.ts")], (port) => ({ PORT: String(port) }));
}

export function startPlainProxy(upstream: Server): Promise<Server> {
  const args = ["--import", "tsx", fileOf("plain-proxy.ts")];
  return startNode(args, (port) => ({ PORT: String(port), UPSTREAM_PORT: String(upstream.port) }));
}

/** The dashboard's copy by Next alone, so that its route handlers answer. */
export function startNext(folder: string, env: Record<string, string>, port: number): Promise<Server> {
  const args = [inRoot("node_modules/next/dist/bin/next"), "start", "-p", String(port), "-H", "127.0.0.1"];
  return startNode(args, () => env, { folder, port });
}

/** The dashboard's copy as it is in production, with the BFF ahead of Next. */
export function startDashboard(folder: string, env: Record<string, string>, port: number): Promise<Server> {
  return startNode([join(folder, "main.mjs")], () => ({ ...env, PORT: String(port) }), { folder, port });
}

/** Null where nginx is not installed. */
export async function startNginx(upstream: Server): Promise<Server | null> {
  if (!(await run("nginx", ["-v"]).catch(() => null))) return null;
  const folder = mkdtempSync(join(tmpdir(), "nyckeltal-nginx-"));
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, port, upstream.port));
  return start("nginx", ["-c", config, "-p", folder], {}, port, {
    after: () => rmSync(folder, { recursive: true, force: true }),
  });
}

function nginxConfig(folder: string, port: number, upstreamPort: number): string {
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream service { server 127.0.0.1:${upstreamPort}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000000;
    location / {
      proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Cookie ""; proxy_set_header Authorization "OAuth token"; proxy_buffers 8 64k;
    }
  }
}
`;
}

async function startNode(
  args: string[],
  env: (port: number) => Record<string, string>,
  { folder, port }: { folder?: string; port?: number } = {},
): Promise<Server> {
  const number = port ?? (await freePort());
  return start(process.execPath, args, env(number), number, { folder });
}

async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
  port: number,
  { folder, after }: { folder?: string | undefined; after?: () => void },
): Promise<Server> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PATH: process.env.PATH, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended before it answered`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      after?.();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
