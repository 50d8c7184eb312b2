import { Pool } from "undici";
import { dashboardEnv } from "@/lib/env";

interface Upstream {
  url: string;
  pool: Pool;
  /** Number of browsers' requests that are being forwarded. */
  inFlight: number;
}

const shared = globalThis as typeof globalThis & { nyckeltalUpstream?: Upstream };

/** Persistent connections to the accounting service: one pool per process, also when a bundle is loaded twice. */
export function serviceUpstream(): Upstream {
  const { serviceUrl, upstream } = dashboardEnv();
  if (shared.nyckeltalUpstream?.url !== serviceUrl) {
    const pool = new Pool(serviceUrl, {
      // Further requests wait in the pool. forward.ts limits those of browsers to UPSTREAM_REQUESTS_IN_FLIGHT.
      connections: 64,
      // One request at a time per connection, so that a slow response delays no other.
      pipelining: 1,
      connect: { timeout: upstream.connect },
      headersTimeout: upstream.response,
      bodyTimeout: upstream.idle,
    });
    shared.nyckeltalUpstream = { url: serviceUrl, pool, inFlight: 0 };
  }
  return shared.nyckeltalUpstream;
}
