import { getTableName, sql } from "drizzle-orm";
import { allowLongWork } from "./bound-connection";
import type { Db } from "./database";
import { rowsOf } from "./statements";
import { PLACEMENTS, type Placement } from "./schema/placement";
import { tablesInOrder } from "./tables-in-order";

/** A database whose tables cannot be spread; the message says why in one sentence. */
export class DistributeError extends Error {
  override name = "DistributeError";
}

/**
 * Spreads the tables over the nodes of a Citus cluster by {@link PLACEMENTS}, with the rows they have: in one
 * transaction, so that it is done wholly or not at all. Tables already in place stay there: it may be run again after
 * each migration.
 * @param db the coordinator's database
 * @param say called with one line for each table
 * @throws DistributeError where Citus or its workers are missing
 */
export async function distribute(db: Db, say: (line: string) => void): Promise<void> {
  await requireWorkers(db);
  const tables = tablesInOrder().flatMap((table) => {
    const placement = PLACEMENTS.get(table)!;
    return placement === "local" ? [] : [{ name: getTableName(table), placement }];
  });
  const placed = await placesOf(db);
  const waiting = tables.filter(({ name }) => !placed.has(name));
  await db.transaction(async (tx) => {
    await allowLongWork(tx);
    // A foreign key to a table on every node forbids statements on several shards side by side.
    await tx.execute(sql`set local citus.multi_shard_modify_mode to 'sequential'`);
    const between = await dropKeys(
      tx,
      waiting.flatMap(({ name, placement }) => (placement === "company" ? [name] : [])),
    );
    for (const [i, { name, placement }] of waiting.entries()) {
      say(`${i + 1} of ${waiting.length}: ${name}, ${placement === "company" ? "by company" : "to every node"}`);
      await distributeTable(tx, name, placement);
    }
    for (const { table, key, definition } of between) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${key} ${definition}`));
    }
  });
  for (const { name } of tables.reverse()) await dropLocalCopy(db, name);
  say(waiting.length === 0 ? "Every table was in its place." : "Every table is in its place.");
}

interface ForeignKey {
  table: string;
  key: string;
  definition: string;
}

/**
 * Drops the foreign keys from these tables to tables that are or will be spread: while only one side is, there can be
 * none.
 * @returns what makes them again
 */
async function dropKeys(tx: Db, names: string[]): Promise<ForeignKey[]> {
  const spread = [...PLACEMENTS].flatMap(([table, to]) => (to === "company" ? [getTableName(table)] : []));
  const keys = rowsOf<ForeignKey>(
    await tx.execute(sql`
      select conrelid::regclass::text as table, quote_ident(conname) as key, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class from_ on from_.oid = conrelid join pg_class to_ on to_.oid = confrelid
      where contype = 'f' and from_.relname = any(${sql.param(names)}::text[]) and to_.relname = any(${sql.param(spread)}::text[])`),
  );
  for (const { table, key } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${key}`));
  return keys;
}

/** Puts a table where it belongs. All rows of a company are on one node, whatever table they are of. */
export async function distributeTable(db: Db, name: string, placement: Placement): Promise<void> {
  if (placement === "local") return;
  if (placement === "reference") {
    await db.execute(sql`select create_reference_table(${name}::text::regclass)`);
    return;
  }
  const [beside] = [...(await placesOf(db))].flatMap(([other, found]) => (found === "company" ? [other] : []));
  await db.execute(
    sql`select create_distributed_table(${name}::text::regclass, 'company_id', colocate_with => ${beside ?? "none"}::text)`,
  );
}

/** Maps table names to their placement in a cluster; without tables that are on the coordinator alone. */
export async function placesOf(db: Db): Promise<Map<string, Placement>> {
  if (!(await hasCitus(db))) return new Map();
  const rows = rowsOf<{ name: string; hashed: boolean }>(
    await db.execute(sql`
      select relname as name, partmethod = 'h' as hashed from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
      where partmethod = 'h' or (partmethod = 'n' and repmodel = 't')`),
  );
  return new Map(rows.map(({ name, hashed }) => [name, hashed ? "company" : "reference"]));
}

async function hasCitus(db: Db): Promise<boolean> {
  return rowsOf(await db.execute(sql`select 1 from pg_extension where extname = 'citus'`)).length > 0;
}

async function requireWorkers(db: Db): Promise<void> {
  if (!(await hasCitus(db))) {
    throw new DistributeError(
      "The database has no extension citus: only a PostgreSQL with Citus can be sharded; make it with create extension citus.",
    );
  }
  const [row] = rowsOf<{ coordinator: boolean; workers: number }>(
    await db.execute(sql`
      select bool_or(groupid = 0) as coordinator, count(*) filter (where shouldhaveshards)::integer as workers
      from pg_dist_node where isactive and noderole = 'primary'`),
  );
  if (!row?.coordinator)
    throw new DistributeError("The coordinator is no node yet: call citus_set_coordinator_host there.");
  if (row.workers === 0)
    throw new DistributeError("The cluster has no node for shards: add workers with citus_add_node.");
}

/** A table keeps its rows on the coordinator, unseen, when it is placed; nothing may refer to them when they go. */
async function dropLocalCopy(db: Db, name: string): Promise<void> {
  const [row] = rowsOf<{ bytes: string }>(
    await db.execute(sql`select pg_relation_size(${name}::text::regclass)::text as bytes`),
  );
  if (row!.bytes !== "0")
    await db.execute(sql`select truncate_local_data_after_distributing_table(${name}::text::regclass)`);
}
