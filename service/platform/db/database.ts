import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** The database, or a transaction on it. Inside a transaction use only the one it hands out: PGlite is serial. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  /** The same, for quick prepared statements outside transactions, of which many run at the same time. */
  lookups: Db;
  kind: "pglite" | "postgres";
  /** A standby that serves reads, if there is one. */
  replica?: Replica | undefined;
  /** Runs outstanding migrations; safe to call from several processes at once on PostgreSQL. */
  migrate(): Promise<void>;
  /** Resolves when a trivial query has answered, rejects when it has not within 2 s. */
  ping(): Promise<void>;
  /** The present number of busy and idle connections to PostgreSQL, and of requests that wait for one. */
  connections?(): { busy: number; idle: number; waiting: number };
  /** Waits for what is running. */
  close(): Promise<void>;
  /** Ends all connections to PostgreSQL at once, whatever they are doing. */
  cut?(): void;
}

/** A standby that serves reads (ADR 0066). */
export interface Replica {
  readonly url: string;
  /** Set by the watch of the standby; a read that fails on the standby clears it until the next check. */
  isUsed: boolean;
  /** Age of the state that the standby shows, 0 when it is the newest; null when unknown. */
  lagSeconds: number | null;
  /** Requests served by each since the start. */
  readonly answered: { replica: number; primary: number };
  /** Reads of one request that see all that was written at this position and before. */
  readsFrom(position: string): ReplicaReads;
  /** Ends all connections at once; pending reads fail. */
  cut(): void;
}

export interface ReplicaReads {
  db: Db;
  /** Must be called at the request's end. */
  end(): void;
}
