import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A database or a transaction. Inside a transaction use only its own `tx`: PGlite is serial and would deadlock. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  /** For quick prepared statements outside transactions; PostgreSQL gets them pipelined on shared connections. */
  lookups: Db;
  kind: "pglite" | "postgres";
  /** A standby that serves reads, if there is one. */
  replica?: Replica | undefined;
  /** Runs outstanding migrations; safe to call from several processes at once on PostgreSQL. */
  migrate(): Promise<void>;
  /**
   * Resolves when a trivial query succeeds. After 2 s it rejects on PostgreSQL; on PGlite it resolves, because there a
   * long query, such as an import, keeps all others waiting.
   */
  ping(): Promise<void>;
  /** Returns the numbers of busy and idle connections in the pool, and of requests that wait for one. */
  connections?(): { busy: number; idle: number; waiting: number };
  /** Waits for running statements, then closes the database. */
  close(): Promise<void>;
  /** Ends all connections to PostgreSQL at once, whatever they are doing. */
  cut?(): void;
}

/** A standby that serves reads (ADR 0066). */
export interface Replica {
  readonly url: string;
  /** Set and cleared by the watch of the standby; also cleared by a read that finds the standby away or behind. */
  isUsed: boolean;
  /** Age in seconds of the state of the standby, 0 if it is current; null if unknown. */
  lagSeconds: number | null;
  /** Number of reads through `readOnReplica` that each server has served since the start. */
  readonly answered: { replica: number; primary: number };
  /** Begins the reads of one request, which see everything written up to this position. */
  readsFrom(position: string): ReplicaReads;
  /** Ends all connections at once; pending reads fail. */
  cut(): void;
}

export interface ReplicaReads {
  db: Db;
  /** Must be called at the end of the request. */
  end(): void;
}
