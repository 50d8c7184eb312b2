import { getTableName, sql } from "drizzle-orm";
import { allowLongWork } from "./limit-connection";
import { workShardByShard } from "./shard-by-shard";
import type { Db } from "./database";
import { rowsOf } from "./statements";
import { PLACEMENTS, type Placement } from "./schema/placement";
import { tablesInOrder } from "./tables-in-order";

/** Thrown if tables cannot be distributed; the message gives the reason in one sentence. */
export class DistributeError extends Error {
  override name = "DistributeError";
}

/**
 * Distributes the tables and their rows over the nodes of a Citus cluster by {@link PLACEMENTS}, in one transaction.
 * Tables already in place stay there, so it may be run again after each migration.
 * @param db the database of the coordinator
 * @param say called with one line for each table that is distributed, and with a last line at the end
 * @throws DistributeError if Citus, its workers or the coordinator's entry among the nodes are missing
 */
export async function distribute(db: Db, say: (line: string) => void): Promise<void> {
  await requireWorkers(db);
  const tables = tablesInOrder().flatMap((table) => {
    const placement = PLACEMENTS.get(table)!;
    return placement === "local" ? [] : [{ name: getTableName(table), placement }];
  });
  const placed = await placesOf(db);
  const unplaced = tables.filter(({ name }) => !placed.has(name));
  await db.transaction(async (tx) => {
    await allowLongWork(tx);
    // Foreign keys to reference tables forbid parallel statements on several shards.
    await workShardByShard(tx);
    const droppedKeys = await dropKeys(
      tx,
      unplaced.flatMap(({ name, placement }) => (placement === "company" ? [name] : [])),
    );
    for (const [i, { name, placement }] of unplaced.entries()) {
      say(`${i + 1} of ${unplaced.length}: ${name}, ${placement === "company" ? "by company" : "to every node"}`);
      await distributeTable(tx, name, placement);
    }
    for (const { table, key, definition } of droppedKeys) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${key} ${definition}`));
    }
  });
  for (const { name } of tables.reverse()) await dropLocalCopy(db, name);
  say(unplaced.length === 0 ? "Every table was in its place." : "Every table is in its place.");
}

interface ForeignKey {
  table: string;
  key: string;
  definition: string;
}

/**
 * Drops the foreign keys from these tables to tables that are or will be distributed by company, because a foreign key
 * is not allowed while only one of the two tables is distributed.
 * @returns the dropped keys with their definitions, to create them again
 */
async function dropKeys(tx: Db, names: string[]): Promise<ForeignKey[]> {
  const distributed = [...PLACEMENTS].flatMap(([table, to]) => (to === "company" ? [getTableName(table)] : []));
  const keys = rowsOf<ForeignKey>(
    await tx.execute(sql`
      select conrelid::regclass::text as table, quote_ident(conname) as key, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class from_ on from_.oid = conrelid join pg_class to_ on to_.oid = confrelid
      where contype = 'f' and from_.relname = any(${sql.param(names)}::text[]) and to_.relname = any(${sql.param(distributed)}::text[])`),
  );
  for (const { table, key } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${key}`));
  return keys;
}

/** Distributes a table. The rows of a company are on one node, whatever their table. */
export async function distributeTable(db: Db, name: string, placement: Placement): Promise<void> {
  if (placement === "local") return;
  if (placement === "reference") {
    await db.execute(sql`select create_reference_table(${name}::text::regclass)`);
    return;
  }
  const [colocated] = [...(await placesOf(db))].flatMap(([other, found]) => (found === "company" ? [other] : []));
  await db.execute(
    sql`select create_distributed_table(${name}::text::regclass, 'company_id', colocate_with => ${colocated ?? "none"}::text)`,
  );
}

/** Maps table names to their placement in a cluster; leaves out tables that are only on the coordinator. */
export async function placesOf(db: Db): Promise<Map<string, Placement>> {
  if (!(await hasCitus(db))) return new Map();
  // Citus marks a table that is distributed by hash with h, and a reference table with n and the replication model t.
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

/**
 * Deletes the rows that a table had before it was distributed, which are left on the coordinator but hidden. Rows there
 * that refer to them must be deleted first.
 */
async function dropLocalCopy(db: Db, name: string): Promise<void> {
  const [row] = rowsOf<{ bytes: string }>(
    await db.execute(sql`select pg_relation_size(${name}::text::regclass)::text as bytes`),
  );
  if (row!.bytes !== "0")
    await db.execute(sql`select truncate_local_data_after_distributing_table(${name}::text::regclass)`);
}
