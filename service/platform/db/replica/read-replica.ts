import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { ResponsivePool } from "../responsive-pool";
import { drizzleOn } from "../../internals/drizzle";
import type { Db, Replica, ReplicaReads } from "../database";
import type { Limits } from "../limits";
import { transactionsOn } from "../transactions-on";
import { readPosition, REPLAYED_POSITION, hasReplayed, type Position } from "./position";

/** Statements and locks have less time than on the primary, which serves a read that exceeds these limits. */
const LIMITS: Limits = { statement: 5_000, lock: 1_000, idleInTransaction: 30_000, silence: 6_000 };
/** Timeout for a free or new connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 1_000;
/** Milliseconds between queries of the standby's position. After the last query, the primary serves the read. */
const PAUSES_MS = [1, 2, 4, 8];

/** Thrown if the standby has not replayed in time what a read needs. */
export class ReplicaBehind extends Error {
  override name = "ReplicaBehind";

  constructor() {
    super("The standby has not replayed it yet.");
  }
}

/**
 * A standby that serves reads. Each read names a position in the write-ahead log of the primary, and uses a connection
 * whose server has replayed the log up to there (ADR 0066).
 */
export class ReadReplica implements Replica {
  private readonly pool: ResponsivePool;
  /** The last known position of the server of each connection; it never goes back while the connection is open. */
  private readonly replayed = new WeakMap<pg.Client, Position>();
  private readonly unused: View[] = [];
  isUsed = false;
  lagSeconds: number | null = null;
  readonly answered = { replica: 0, primary: 0 };

  /** @param url the URL of the standby, without a pooler; nothing is sent before the first read */
  constructor(
    readonly url: string,
    connections: number,
  ) {
    const config = { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true };
    this.pool = new ResponsivePool({ ...config, max: connections }, LIMITS);
  }

  readsFrom(position: string): ReplicaReads {
    const view = this.unused.pop() ?? new View((from) => this.connect(from));
    view.from = readPosition(position);
    return { db: view.db, end: () => this.unused.push(view) };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  cut(): void {
    this.pool.cut();
  }

  private async connect(from: Position): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    try {
      await this.catchUp(client, from);
      return client;
    } catch (error) {
      client.release(!(error instanceof ReplicaBehind));
      throw error;
    }
  }

  private async catchUp(client: pg.Client, from: Position): Promise<void> {
    const known = this.replayed.get(client);
    if (known && hasReplayed(known, from)) return;
    for (const pause of [0, ...PAUSES_MS]) {
      if (pause > 0) await sleep(pause);
      const now = await replayedBy(client);
      this.replayed.set(client, now);
      if (hasReplayed(now, from)) return;
    }
    throw new ReplicaBehind();
  }
}

export async function replayedBy(client: pg.Client): Promise<Position> {
  const { rows } = await client.query<{ position: string | null }>(`select ${REPLAYED_POSITION} as position`);
  return readPosition(rows[0]!.position);
}

/**
 * Takes the place of a pool for Drizzle. One request at a time uses a View; it is reused, because building the
 * prepared statements again takes as long as running them.
 */
class View {
  readonly db: Db;
  from!: Position;

  constructor(private readonly connectFrom: (from: Position) => Promise<pg.PoolClient>) {
    this.db = Object.assign(drizzleOn(this), { transaction: transactionsOn(this) });
  }

  connect(): Promise<pg.PoolClient> {
    return this.connectFrom(this.from);
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    let done = false;
    try {
      const result = await client.query(statement, values);
      done = true;
      return result;
    } finally {
      client.release(!done);
    }
  }
}
