import pg from "pg";
import { corkWrites } from "../internals/pg";
import { giveUp } from "./limit-connection";
import { setForSession } from "./session-settings";

/** Query timeout, in milliseconds; on expiry the connection and its queue are discarded. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The usual number of connections; more than one, so that the database can run several statements in parallel. */
const CONNECTIONS = 4;

/** Keeps PostgreSQL from planning a prepared statement at each run, which would take longer than running it. */
const SETTINGS = { plan_cache_mode: "force_generic_plan" };

interface Opened {
  client: pg.Client;
  /** False behind a pooler, where statements have no names, because prepared statements belong to a session. */
  isOwnSession: boolean;
}

/**
 * A few connections on which many requests send statements without waiting for the results of others (pipelining).
 * Only for quick statements outside transactions. Behind a pooler, each connection sends one statement at a time,
 * because PgBouncer 1.18 may send the rest of a partly received statement to another session (ADR 0065).
 */
export class SharedConnections {
  private readonly connections: SharedConnection[];
  /** Index of the connection to use: one for each turn of the event loop, or behind a pooler for each statement. */
  private current = 0;
  private isScheduled = false;

  constructor(config: pg.ClientConfig, count = CONNECTIONS) {
    const onSilence = (since: number) => {
      for (const connection of this.connections) connection.giveUpIfSilent(since);
    };
    this.connections = Array.from({ length: count }, () => new SharedConnection(config, onSilence));
  }

  /** Runs a statement like `pg.Client.query`. */
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.isScheduled) {
      this.isScheduled = true;
      setImmediate(() => {
        this.isScheduled = false;
        this.next();
      });
    }
    const connection = this.connections[this.current]!;
    if (connection.isPooled) this.next();
    return connection.query(statement, values);
  }

  private next(): void {
    this.current = (this.current + 1) % this.connections.length;
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
  private connected: Promise<Opened> | null = null;
  /** Set as soon as it begins to connect. */
  private client: pg.Client | null = null;
  private lastReceived = 0;
  private corked = false;
  private closed = false;
  /** True if a pooler is known to be in front of the database. */
  isPooled = false;
  /** Settles when the earlier statements on this pooled connection have finished. */
  private previous: Promise<unknown> = Promise.resolve();

  /** @param onSilence called when a statement got no result in time, with the time at which it was sent */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onSilence: (since: number) => void,
  ) {}

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (this.closed) throw new Error("Client was closed and is not queryable");
    this.connected ??= this.open();
    const { client, isOwnSession } = await this.connected;
    this.isPooled = !isOwnSession;
    if (isOwnSession) return this.send(client, statement, values);
    const result = this.previous.then(() => this.send(client, withoutName(statement), values));
    this.previous = result.catch(() => undefined);
    return result;
  }

  private async send(client: pg.Client, statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    this.cork(client);
    const since = performance.now();
    try {
      const result = await client.query(statement, values);
      this.lastReceived = performance.now();
      return result;
    } catch (error) {
      if (performance.now() - since >= ANSWER_TIMEOUT_MS) this.onSilence(since);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const opened = await this.connected?.catch(() => null);
    await opened?.client.end();
  }

  cut(): void {
    this.closed = true;
    if (this.client) giveUp(this.client);
  }

  /** Destroys this connection if it has received nothing since this time: what broke another probably broke it too. */
  giveUpIfSilent(since: number): void {
    if (this.client && this.lastReceived < since) giveUp(this.client);
  }

  private open(): Promise<Opened> {
    const client = new pg.Client({ ...this.config, pipeline: true, query_timeout: ANSWER_TIMEOUT_MS });
    this.client = client;
    this.lastReceived = performance.now();
    const opening = client.connect().then(async () => ({
      client,
      isOwnSession: await setForSession(client, SETTINGS),
    }));
    const forget = () => {
      if (this.connected === opening) this.connected = null;
      if (this.client === client) this.client = null;
    };
    client.on("error", forget);
    client.on("end", forget);
    opening.catch(() => {
      forget();
      // A connection that was made but could not be set up has no other holder.
      giveUp(client);
    });
    return opening;
  }

  /** Collects the writes of this turn of the event loop, so that they are sent together. */
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
