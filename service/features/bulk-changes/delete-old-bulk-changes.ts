import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { bulkChange } from "../../platform/db/schema";

/** Days for which a bulk change can be viewed and taken back; its entries in the activity stay longer. */
const KEPT_DAYS = 365;

export async function deleteOldBulkChanges(db: Db): Promise<void> {
  await db.delete(bulkChange).where(sql`${bulkChange.created} < now() - make_interval(days => ${KEPT_DAYS})`);
}
