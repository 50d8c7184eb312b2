import { Pool } from "undici";
import { dashboardEnv } from "../env";

interface Upstream {
  url: string;
  pool: Pool;
  /** Before every path: the service's address may have one of its own. */
  base: string;
  /** Calls of browsers that are under way. */
  inFlight: number;
}

const shared = globalThis as typeof globalThis & { nyckeltalUpstream?: Upstream };

/** Connections to the accounting service, kept open; one pool a process, also where a bundle is loaded twice. */
export function serviceUpstream(): Upstream {
  const { serviceUrl, upstream } = dashboardEnv();
  if (shared.nyckeltalUpstream?.url !== serviceUrl) {
    const { origin, pathname } = new URL(serviceUrl);
    const pool = new Pool(origin, {
      connections: 64,
      // One request at a time on a connection, so that a slow answer holds up no other.
      pipelining: 1,
      connect: { timeout: upstream.connect },
      headersTimeout: upstream.answer,
      bodyTimeout: upstream.idle,
    });
    shared.nyckeltalUpstream = { url: serviceUrl, pool, base: pathname.replace(/\/$/, ""), inFlight: 0 };
  }
  return shared.nyckeltalUpstream;
}
