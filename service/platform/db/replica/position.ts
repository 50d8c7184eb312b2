import { sql } from "drizzle-orm";

/** A position in the write-ahead log: its timeline, which changes at each failover, and the offset in bytes. */
export interface Position {
  /** Eight hexadecimal digits in capitals, with which the names of the log's files begin. */
  timeline: string;
  offset: bigint;
}

/**
 * SQL for the end of the log of the primary, as text for {@link readPosition}: the flush position, or with
 * synchronous_commit=off the insert position. It includes every acknowledged write, unless the session that wrote has
 * this setting off and the asking one has it on (ADR 0066). A statement reads its rows before it evaluates this, so a
 * standby at the position has their state or a later one.
 */
export const PRIMARY_POSITION = sql<string>`(
  select substr(pg_walfile_name(place), 1, 8) || ' ' || (place - '0/0'::pg_lsn)
  from (
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
    end as place
  ) as written
)`;

/** SQL for the replayed position of a standby, as text for {@link readPosition}; null on a primary. */
export const REPLAYED_POSITION = `(
  select upper(lpad(to_hex(timeline_id), 8, '0')) || ' ' || (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)
  from pg_control_checkpoint() where pg_is_in_recovery()
)`;

/** Parses a position. Throws an Error for the null of {@link REPLAYED_POSITION}. */
export function readPosition(text: string | null): Position {
  const [timeline, place] = text?.split(" ") ?? [];
  if (!timeline || !place) throw new Error("The server is no standby.");
  return { timeline, offset: BigInt(place) };
}

/**
 * Returns true if a standby at `here` has replayed everything up to `there`. On another timeline it may have followed a
 * server that is no longer the primary.
 */
export function hasReplayed(here: Position, there: Position): boolean {
  return here.timeline === there.timeline && here.offset >= there.offset;
}
