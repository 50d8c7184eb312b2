import pg from "pg";
import { isPoolTimeout } from "../internals/pg";
import { allowSilence, limitConnection, giveUp } from "./limit-connection";
import { settingsOf, type Limits } from "./limits";
import { setForSession } from "./session-settings";
import { busyError } from "./busy-error";

/** A connection that has not responded for this many milliseconds is tested before it is used. */
const FRESH_MS = 2_000;
/** Timeout of the test, in milliseconds. */
const PING_TIMEOUT_MS = 2_000;
/** Timeout in milliseconds of the first response on a new connection, for which a pooler may have to open another. */
const FIRST_RESPONSE_TIMEOUT_MS = 5_000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that tests connections before use and can close them while statements run. Every statement has time limits,
 * also behind a pooler.
 */
export class ResponsivePool extends pg.Pool {
  /** When each connection was last known to respond, by `performance.now()`. */
  private readonly freshSince = new Map<pg.PoolClient, number>();
  private readonly idle = new Set<pg.PoolClient>();
  private readonly initialised = new WeakSet<pg.PoolClient>();
  /** False behind a pooler; undefined before the first connection. */
  private hasSessions: boolean | undefined;

  /** @param config the options of the pool, including the timeout for getting a connection */
  constructor(
    config: pg.PoolConfig,
    private readonly limits: Limits,
  ) {
    super(config);
    this.query = ((statement: pg.QueryConfig, values: unknown[]) =>
      this.hasSessions ? super.query(statement, values) : this.queryOnce(statement, values)) as typeof this.query;
    // A connection that breaks (server restarted) is replaced at the next query and must not end the process. The pool
    // emits the errors of idle connections; an error between two statements of a transaction is emitted by the client.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      limitConnection(client, limits);
      this.freshSince.set(client, performance.now());
    });
    this.on("acquire", (client) => this.idle.delete(client));
    this.on("release", (error: Error | undefined, client) => {
      if (error) return;
      allowSilence(client, limits.silence);
      this.freshSince.set(client, performance.now());
      this.idle.add(client);
    });
    this.on("remove", (client) => {
      this.freshSince.delete(client);
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

  /**
   * Ends all connections at once, so that pending statements fail. A request that waits for a connection gets a new
   * one; if the pool is ending, it fails after the timeout.
   */
  cut(): void {
    for (const client of this.freshSince.keys()) giveUp(client);
  }

  private async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect().catch(toBusyError);
      if (!this.initialised.has(client)) return this.initialise(client);
      const testedAt = performance.now();
      if (testedAt - this.freshSince.get(client)! < FRESH_MS || (await this.isResponsive(client))) return client;
      client.release(true);
      // The cause that broke this connection has probably broken others that have not responded since the test began.
      for (const other of this.idle) if (this.freshSince.get(other)! < testedAt) giveUp(other);
    }
  }

  private async initialise(client: pg.PoolClient): Promise<pg.PoolClient> {
    allowSilence(client, FIRST_RESPONSE_TIMEOUT_MS);
    try {
      this.hasSessions = await setForSession(client, settingsOf(this.limits));
    } catch (error) {
      client.release(true);
      throw error;
    }
    allowSilence(client, this.limits.silence);
    this.initialised.add(client);
    return client;
  }

  /** Runs a single statement; behind a pooler in a transaction of its own, which sets the time limits. */
  private async queryOnce(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const client = await this.take();
    let done = false;
    try {
      if (!this.hasSessions) await client.query({ text: "begin" });
      const result = await client.query(statement, values);
      if (!this.hasSessions) await client.query("commit");
      done = true;
      return result;
    } finally {
      // Discarding a connection also ends its transaction.
      client.release(!done);
    }
  }

  private async isResponsive(client: pg.PoolClient): Promise<boolean> {
    allowSilence(client, PING_TIMEOUT_MS);
    try {
      await client.query("select 1");
      allowSilence(client, this.limits.silence);
      return true;
    } catch {
      return false;
    }
  }
}

/** Turns the pool's timeout error into an HttpError (busy). */
function toBusyError(error: unknown): never {
  throw isPoolTimeout(error) ? busyError({ cause: error }) : error;
}
