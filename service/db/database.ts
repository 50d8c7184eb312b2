import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** The database, or a transaction on it. Inside a transaction use only the one it hands out: PGlite is serial. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  /** The same, for quick prepared statements outside transactions, of which many run at the same time. */
  lookups: Db;
  kind: "pglite" | "postgres";
  /** Runs outstanding migrations; safe to call from several processes at once on PostgreSQL. */
  migrate(): Promise<void>;
  /** Resolves when a trivial query has answered, rejects when it has not within 2 s. */
  ping(): Promise<void>;
  /** How the connections to PostgreSQL are used just now, and how many requests wait for one. */
  connections?(): { busy: number; idle: number; waiting: number };
  /** Waits for what is running. */
  close(): Promise<void>;
  /** Ends all connections to PostgreSQL at once, whatever they are doing. */
  cut?(): void;
}
