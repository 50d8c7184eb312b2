import pg from "pg";
import { allowSilence, boundConnection, giveUp } from "./bound-connection";
import type { Limits } from "./limits";
import { tooMuch } from "./too-much";

/** A connection that was last heard longer ago is asked whether it still answers before it is used. Milliseconds. */
const FRESH = 2_000;
/** How long it may take to say so. */
const PATIENCE = 2_000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that hands out connections which answer, and can be closed whatever they are doing. */
export class AnsweringPool extends pg.Pool {
  private readonly heard = new Map<pg.PoolClient, number>();
  private readonly idle = new Set<pg.PoolClient>();

  /** @param config with the time that a request may wait for a connection */
  constructor(
    config: pg.PoolConfig,
    private readonly limits: Limits,
  ) {
    super(config);
    // A connection that breaks (server restarted) is replaced at the next query; it must not end the process, neither
    // while it is idle nor between two statements of a transaction, where only the client itself can listen.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      boundConnection(client, limits);
      this.heard.set(client, performance.now());
    });
    this.on("acquire", (client) => this.idle.delete(client));
    this.on("release", (error: Error | undefined, client) => {
      if (error) return;
      allowSilence(client, limits.silence);
      this.heard.set(client, performance.now());
      this.idle.add(client);
    });
    this.on("remove", (client) => {
      this.heard.delete(client);
      this.idle.delete(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error | boolean | undefined)),
      (error: unknown) => callback(error as Error, undefined, () => {}),
    );
    return undefined;
  }

  /** Ends all connections at once; who waits for an answer or for a connection is told. */
  cut(): void {
    for (const client of this.heard.keys()) giveUp(client);
  }

  private async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect().catch(worded);
      const asked = performance.now();
      if (asked - this.heard.get(client)! < FRESH || (await this.answers(client))) return client;
      client.release(true);
      // What took the answer of one has probably taken those of others that have been idle as long.
      for (const other of this.idle) if (this.heard.get(other)! < asked) giveUp(other);
    }
  }

  private async answers(client: pg.PoolClient): Promise<boolean> {
    allowSilence(client, PATIENCE);
    try {
      await client.query("select 1");
      allowSilence(client, this.limits.silence);
      return true;
    } catch {
      return false;
    }
  }
}

/** The pool's own words for having no connection free in time. */
function worded(error: unknown): never {
  if (error instanceof Error && error.message === "timeout exceeded when trying to connect") {
    throw tooMuch({ cause: error });
  }
  throw error;
}
