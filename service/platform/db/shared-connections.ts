import pg from "pg";
import { corkWrites } from "../internals/pg";
import { giveUp } from "./bound-connection";
import { setForSession } from "./session-settings";

/** Query timeout, in milliseconds; on expiry the connection and its queue are discarded. */
const ANSWER_TIMEOUT = 5_000;

/** More than one, so that the database can work on several at the same time. */
const CONNECTIONS = 4;

/** Else the database may plan a prepared statement anew each time, which takes longer than to run it. */
const SETTINGS = { plan_cache_mode: "force_generic_plan" };

interface Opened {
  client: pg.Client;
  /** A prepared statement is the session's: behind a pooler there is none, and statements go without their names. */
  isOwnSession: boolean;
}

/**
 * A few connections on which many requests send their statements without waiting for each other's answers (pipelining):
 * what is asked in one turn of the event loop goes out in one write, and many answers come in with one read. For
 * statements that are prepared, quick and alone, never for transactions. A broken one is opened anew at the next use.
 * Behind a pooler each connection has one statement on its way: PgBouncer 1.18 lets go of the session when a statement
 * is answered, and sends the rest of one that has half come in meanwhile to another (ADR 0065).
 */
export class SharedConnections {
  private readonly connections: SharedConnection[];
  private turn = 0;
  private turning = false;

  constructor(config: pg.ClientConfig) {
    const onSilence = (since: number) => {
      for (const connection of this.connections) connection.giveUpUnheard(since);
    };
    this.connections = Array.from({ length: CONNECTIONS }, () => new SharedConnection(config, onSilence));
  }

  /** Runs a statement, as `pg.Client.query` does. */
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.turning) {
      this.turning = true;
      setImmediate(() => {
        this.turning = false;
        this.turn = (this.turn + 1) % CONNECTIONS;
      });
    }
    const connection = this.connections[this.turn]!;
    if (connection.isPooled) this.turn = (this.turn + 1) % CONNECTIONS;
    return connection.query(statement, values);
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }

  /** Ends all connections at once; pending statements fail. */
  cut(): void {
    for (const connection of this.connections) connection.cut();
  }
}

class SharedConnection {
  private client: Promise<Opened> | null = null;
  private opened: pg.Client | null = null;
  private heard = 0;
  private corked = false;
  private closed = false;
  /** True when a pooler is known to stand before the database. */
  isPooled = false;
  /** Settles when the statements behind a pooler that were asked before are answered. */
  private before: Promise<unknown> = Promise.resolve();

  /** @param onSilence called with the time since which the connection has been silent although it owed a response */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onSilence: (since: number) => void,
  ) {}

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (this.closed) throw new Error("Client was closed and is not queryable");
    this.client ??= this.open();
    const { client, isOwnSession } = await this.client;
    this.isPooled = !isOwnSession;
    if (isOwnSession) return this.send(client, statement, values);
    const answered = this.before.then(() => this.send(client, withoutName(statement), values));
    this.before = answered.catch(() => undefined);
    return answered;
  }

  private async send(client: pg.Client, statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    this.cork(client);
    const since = performance.now();
    try {
      const result = await client.query(statement, values);
      this.heard = performance.now();
      return result;
    } catch (error) {
      if (performance.now() - since >= ANSWER_TIMEOUT) this.onSilence(since);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const opened = await this.client?.catch(() => null);
    await opened?.client.end();
  }

  cut(): void {
    this.closed = true;
    if (this.opened) giveUp(this.opened);
  }

  /**
   * Discards a silent connection: the cause that broke one has probably broken others that have been silent as long.
   */
  giveUpUnheard(since: number): void {
    if (this.opened && this.heard < since) giveUp(this.opened);
  }

  private open(): Promise<Opened> {
    const client = new pg.Client({ ...this.config, pipeline: true, query_timeout: ANSWER_TIMEOUT });
    this.opened = client;
    this.heard = performance.now();
    const opening = client.connect().then(async () => ({
      client,
      isOwnSession: await setForSession(client, SETTINGS),
    }));
    const forget = () => {
      if (this.client === opening) this.client = null;
      if (this.opened === client) this.opened = null;
    };
    client.on("error", forget);
    client.on("end", forget);
    opening.catch(forget);
    return opening;
  }

  /** Holds back what is written until all of this turn's requests have asked. */
  private cork(client: pg.Client): void {
    if (this.corked) return;
    this.corked = true;
    const uncork = corkWrites(client);
    setImmediate(() => {
      this.corked = false;
      uncork();
    });
  }
}

function withoutName(statement: pg.QueryConfig): pg.QueryConfig {
  const unnamed = { ...statement };
  delete unnamed.name;
  return unnamed;
}
