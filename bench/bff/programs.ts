import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@/service/testing/free-port.mjs";
import { inRoot } from "@/scripts/run/root.mjs";
import { startProgram, type Program } from "../measuring/program";

const run = promisify(execFile);
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A path to which each of the servers responds. */
const ready = "/api/health";

export function startUpstream(): Promise<Program> {
  return startProgram({
    args: ["--import", "tsx", fileOf("upstream.ts")],
    ready,
    env: (port) => ({ PORT: String(port) }),
  });
}

export function startPlainProxy(upstream: Program): Promise<Program> {
  return startProgram({
    args: ["--import", "tsx", fileOf("plain-proxy.ts")],
    ready,
    env: (port) => ({ PORT: String(port), UPSTREAM_PORT: String(upstream.port) }),
  });
}

/** Starts Next alone on the copy that `buildCopy` made, so that the BFF answers as a route handler. */
export function startNext(folder: string, env: Record<string, string>, port: number): Promise<Program> {
  const args = [inRoot("node_modules/next/dist/bin/next"), "start", "-p", String(port), "-H", "127.0.0.1"];
  return startProgram({ args, ready, env: () => env, folder, port });
}

/** Starts the same copy as in production, with the BFF ahead of Next. */
export function startDashboard(folder: string, env: Record<string, string>, port: number): Promise<Program> {
  const args = [join(folder, "main.mjs")];
  return startProgram({ args, ready, env: () => ({ ...env, PORT: String(port) }), folder, port });
}

/** Null where nginx is not installed. */
export async function startNginx(upstream: Program): Promise<Program | null> {
  if (!(await run("nginx", ["-v"]).catch(() => null))) return null;
  const folder = mkdtempSync(join(tmpdir(), "nyckeltal-nginx-"));
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, port, upstream.port));
  const nginx = await startProgram({ command: "nginx", args: ["-c", config, "-p", folder], ready, port });
  return {
    port,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One worker, as the BFF is one process. Like the BFF, it replaces the cookie by an authorization. By default nginx
 * would close a client's connection after a thousand requests. The buffers hold 512 KB, so no response goes to a
 * temporary file.
 */
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
