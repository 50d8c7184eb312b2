import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { bulkChange } from "../../platform/db/schema";

/** A bulk change can be looked at and taken back for so many days; its entries in the activity stay. */
const KEPT_DAYS = 365;

export async function deleteOldBulkChanges(db: Db): Promise<void> {
  await db.delete(bulkChange).where(sql`${bulkChange.created} < now() - make_interval(days => ${KEPT_DAYS})`);
}
