import { sql } from "drizzle-orm";
import type { Db } from "./database";

/**
 * Makes the statements of a transaction work on one shard of a Citus cluster after the other. Call it first in a
 * transaction that concerns many companies and then changes a table that is on every node: Citus refuses that after
 * statements that ran on several shards at once. Databases without Citus ignore the setting.
 */
export async function workShardByShard(tx: Db): Promise<void> {
  await tx.execute(sql`set local citus.multi_shard_modify_mode to 'sequential'`);
}
