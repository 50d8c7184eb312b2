import pg from "pg";

/** Longer than this no statement here takes; then the connection is given up with all that wait for it. */
const ANSWER_TIMEOUT = 30_000;

/** More than one, so that the database can work on several at the same time. */
const CONNECTIONS = 4;

/**
 * A few connections on which many requests send their statements without waiting for each other's answers (pipelining):
 * what is asked in one turn of the event loop goes out in one write, and many answers come in with one read. For
 * statements that are prepared, quick and alone, never for transactions. A broken one is opened anew at the next use.
 */
export class SharedConnections {
  private readonly connections: SharedConnection[];
  private turn = 0;
  private turning = false;

  constructor(config: pg.ClientConfig) {
    this.connections = Array.from({ length: CONNECTIONS }, () => new SharedConnection(config));
  }

  /** What `pg.Client.query` does with a statement and its values. */
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.turning) {
      this.turning = true;
      setImmediate(() => {
        this.turning = false;
        this.turn = (this.turn + 1) % CONNECTIONS;
      });
    }
    return this.connections[this.turn]!.query(statement, values);
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }
}

class SharedConnection {
  private client: Promise<pg.Client> | null = null;
  private corked = false;
  private closed = false;

  constructor(private readonly config: pg.ClientConfig) {}

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (this.closed) throw new Error("Client was closed and is not queryable");
    this.client ??= this.open();
    const client = await this.client;
    this.cork(client);
    return client.query(statement, values);
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = await this.client?.catch(() => null);
    await client?.end();
  }

  private open(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.config, pipeline: true, query_timeout: ANSWER_TIMEOUT });
    // Else the database may plan a statement anew each time, which takes longer than to run it.
    const opening = client.connect().then(async () => {
      await client.query("set plan_cache_mode = force_generic_plan");
      return client;
    });
    const forget = () => {
      if (this.client === opening) this.client = null;
    };
    client.on("error", forget);
    client.on("end", forget);
    opening.catch(forget);
    return opening;
  }

  /** Holds back what is written until all of this turn's requests have asked. */
  private cork({ connection: { stream } }: pg.Client): void {
    if (this.corked) return;
    this.corked = true;
    stream.cork();
    setImmediate(() => {
      this.corked = false;
      stream.uncork();
    });
  }
}
