import { sql } from "drizzle-orm";

/** A position in the write-ahead log: its timeline, which changes at each failover, and the offset in bytes. */
export interface Position {
  timeline: string;
  offset: bigint;
}

/**
 * The end of the database's log, as text for {@link readPosition}: at or after the end of every write that has been
 * acknowledged. Acknowledged is what has reached the disk, or with synchronous_commit=off what has been written at all.
 * In a statement with tables it is read after these.
 */
export const WRITTEN = sql<string>`(
  select substr(pg_walfile_name(place), 1, 8) || ' ' || (place - '0/0'::pg_lsn)
  from (
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
    end as place
  ) as written
)`;

/** On a standby: where it is, as the same text. Everything written before that can be read there. */
export const REPLAYED = `(
  select upper(lpad(to_hex(timeline_id), 8, '0')) || ' ' || (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)
  from pg_control_checkpoint() where pg_is_in_recovery()
)`;

/** Throws on what is no position: a server that is no standby has none. */
export function readPosition(text: string | null): Position {
  const [timeline, place] = text?.split(" ") ?? [];
  if (!timeline || !place) throw new Error("The server is no standby.");
  return { timeline, offset: BigInt(place) };
}

/**
 * True when a standby at `here` has replayed everything up to `there`. On another timeline it may have followed a
 * server that is not the database any more.
 */
export function isInScope(here: Position, there: Position): boolean {
  return here.timeline === there.timeline && here.offset >= there.offset;
}
