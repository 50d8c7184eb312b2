import { networkOf } from "../auth/client-network";
import { HttpError } from "../http-error";
import type { PublicContext } from "../public-context";
import type { ReadBody } from "../request-context";

/** A resource outside of the API that needs no user; the secret in the body is the only credential. */
export interface PublicRoute {
  /** The whole path, in lower case. */
  path: string;
  POST: (context: PublicContext, body: ReadBody) => Promise<unknown>;
}

/** Maximum bytes of a body, which contains one or two secrets. */
export const PUBLIC_BODY_LIMIT = 4096;

const WINDOW_MS = 60_000;

/**
 * Limits the public requests that this process handles in a minute, per network and in total. The total also limits
 * how many networks are in memory.
 */
export class PublicRate {
  private readonly counts = new Map<string, number>();
  private total = 0;
  private ends = 0;

  constructor(
    private readonly limits = { ofNetwork: 120, inAll: 6_000 },
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws HttpError (tooMany) */
  count(address: string): void {
    const now = this.now();
    if (now >= this.ends) {
      this.counts.clear();
      this.total = 0;
      this.ends = now + WINDOW_MS;
    }
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.limits.ofNetwork || this.total >= this.limits.inAll) {
      const seconds = String(Math.ceil((this.ends - now) / 1000));
      throw new HttpError("tooMany", "There were too many requests; try again in a minute.", {
        "retry-after": seconds,
      });
    }
    // A refused request counts nowhere, so that one network cannot use up the total and lock out the others.
    this.counts.set(network, count);
    this.total += 1;
  }
}
