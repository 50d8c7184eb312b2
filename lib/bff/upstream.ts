import { Pool } from "undici";
import { dashboardEnv } from "../env";

const shared = globalThis as typeof globalThis & { nyckeltalUpstream?: { url: string; pool: Pool } };

/** Connections to the accounting service, kept open; one pool a process, also where a bundle is loaded twice. */
export function upstream(): Pool {
  const { serviceUrl, upstreamTimeout } = dashboardEnv();
  const { origin } = new URL(serviceUrl);
  if (shared.nyckeltalUpstream?.url !== origin) {
    const pool = new Pool(origin, {
      connections: 64,
      connect: { timeout: 5_000 },
      headersTimeout: upstreamTimeout,
      bodyTimeout: upstreamTimeout,
    });
    shared.nyckeltalUpstream = { url: origin, pool };
  }
  return shared.nyckeltalUpstream.pool;
}

/** The path at the service's host: its address may have a path of its own. */
export function upstreamPath(path: string): string {
  return new URL(dashboardEnv().serviceUrl).pathname.replace(/\/$/, "") + path;
}
