import pg from "pg";
import { giveUp } from "./limit-connection";

/** Timeout of a response, in milliseconds. */
const PING_TIMEOUT_MS = 2_000;

/**
 * A separate connection for pings, so that the database does not seem unavailable when requests occupy all other
 * connections.
 */
export class PingConnection<Result = unknown> {
  private client: pg.Client | null = null;
  private pending: Promise<Result> | null = null;
  private closed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly runQuery: (client: pg.Client) => Promise<Result>,
  ) {}

  /** Resolves to the result; rejects after 2 s without one. Concurrent calls share one query. */
  ask(): Promise<Result> {
    this.pending ??= this.query().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  close(): void {
    this.closed = true;
    this.forget(this.client);
  }

  /** Retries with a new connection, because the open one may have died with a server that is up again. */
  private async query(): Promise<Result> {
    const deadline = performance.now() + PING_TIMEOUT_MS;
    if (this.client) {
      const first = await this.askWithin(this.client, PING_TIMEOUT_MS / 2).catch(() => null);
      if (first) return first.result;
    }
    const client = new pg.Client(this.config);
    this.client = client;
    client.on("error", () => this.forget(client));
    const { result } = await this.askWithin(client, deadline - performance.now(), client.connect());
    if (this.closed) this.forget(client);
    return result;
  }

  private async askWithin(
    client: pg.Client,
    timeoutMs: number,
    opening?: Promise<unknown>,
  ): Promise<{ result: Result }> {
    const timer = setTimeout(() => giveUp(client), timeoutMs);
    try {
      await opening;
      return { result: await this.runQuery(client) };
    } catch (error) {
      this.forget(client);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private forget(client: pg.Client | null): void {
    if (!client) return;
    if (this.client === client) this.client = null;
    giveUp(client);
  }
}
