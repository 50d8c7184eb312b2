import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database";
import { importBatchFile } from "../../../platform/db/schema";

/** Removes the id of a taken-back import from the row of its file, which is `takenBack` when no id is left. */
export async function removeImportFromBatchFile(tx: Db, companyId: string, importId: string): Promise<void> {
  const rest = sql`array_remove(${importBatchFile.importIds}, ${importId}::uuid)`;
  await tx
    .update(importBatchFile)
    .set({
      importIds: rest,
      state: sql`case when ${rest} = '{}' then 'takenBack' else ${importBatchFile.state} end`,
      // The cause may say why an earlier attempt to take the import back failed.
      cause: sql`case when ${rest} = '{}' then null else ${importBatchFile.cause} end`,
    })
    .where(and(eq(importBatchFile.targetId, companyId), sql`${importId}::uuid = any(${importBatchFile.importIds})`));
}
