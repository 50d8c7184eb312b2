import pg from "pg";
import { isPoolTimeout } from "../internals/pg";
import { allowSilence, boundConnection, giveUp } from "./bound-connection";
import { settingsOf, type Limits } from "./limits";
import { setForSession } from "./session-settings";
import { busyError } from "./busy-error";

/** A connection that has been silent for longer is tested before it is used. Milliseconds. */
const FRESH_MS = 2_000;
/** Timeout of that question, in milliseconds. */
const PING_TIMEOUT_MS = 2_000;
/** Timeout of the first response on a new connection: a pooler may have to wait for its own. Milliseconds. */
const FIRST_RESPONSE_TIMEOUT_MS = 5_000;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that hands out connections which answer, and can be closed whatever they are doing. Every statement has its
 * limits, also behind a pooler.
 */
export class ResponsivePool extends pg.Pool {
  private readonly heard = new Map<pg.PoolClient, number>();
  private readonly idle = new Set<pg.PoolClient>();
  private readonly greeted = new WeakSet<pg.PoolClient>();
  /** Undefined before the first connection. */
  private hasSessions: boolean | undefined;

  /** @param config with the time that a request may wait for a connection */
  constructor(
    config: pg.PoolConfig,
    private readonly limits: Limits,
  ) {
    super(config);
    this.query = ((statement: pg.QueryConfig, values: unknown[]) =>
      this.hasSessions ? super.query(statement, values) : this.ask(statement, values)) as typeof this.query;
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

  /** Ends all connections at once; pending statements and requests for connections fail. */
  cut(): void {
    for (const client of this.heard.keys()) giveUp(client);
  }

  private async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect().catch(worded);
      if (!this.greeted.has(client)) return this.greet(client);
      const since = performance.now();
      if (since - this.heard.get(client)! < FRESH_MS || (await this.answers(client))) return client;
      client.release(true);
      // The cause that broke this connection has probably broken others that have been idle as long.
      for (const other of this.idle) if (this.heard.get(other)! < since) giveUp(other);
    }
  }

  private async greet(client: pg.PoolClient): Promise<pg.PoolClient> {
    allowSilence(client, FIRST_RESPONSE_TIMEOUT_MS);
    try {
      this.hasSessions = await setForSession(client, settingsOf(this.limits));
    } catch (error) {
      client.release(true);
      throw error;
    }
    allowSilence(client, this.limits.silence);
    this.greeted.add(client);
    return client;
  }

  /** A statement outside a transaction. Where no session keeps its limits, it gets a transaction that does. */
  private async ask(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const client = await this.take();
    let done = false;
    try {
      if (!this.hasSessions) await client.query({ text: "begin" });
      const result = await client.query(statement, values);
      if (!this.hasSessions) await client.query("commit");
      done = true;
      return result;
    } finally {
      // One that is thrown away takes its transaction along.
      client.release(!done);
    }
  }

  private async answers(client: pg.PoolClient): Promise<boolean> {
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
function worded(error: unknown): never {
  throw isPoolTimeout(error) ? busyError({ cause: error }) : error;
}
