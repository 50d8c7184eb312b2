import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "../../../platform/audit/audit";
import type { Db } from "../../../platform/db/database";
import { importBatch, importBatchFile } from "../../../platform/db/schema";
import { requireMatch } from "../../../platform/preconditions";
import type { RequestContext } from "../../../platform/request-context";
import { listVisibleFiles } from "./batch-file-row";
import { requireBatch } from "./batch-row";

/** A batch is deleted this many days after it was created, with its files; the imports stay. */
const RETENTION_DAYS = 30;

/**
 * Deletes the files of a batch that the caller may see, and the batch itself when no file is left. Their imports stay.
 */
export async function deleteBatch(context: RequestContext, agencyId: string, batchId: string): Promise<void> {
  await requireBatch(context, agencyId, batchId);
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const before = await requireBatch(inTransaction, agencyId, batchId);
    await requireMatch(context, before, `Import batch "${batchId}"`);
    const seen = await listVisibleFiles(inTransaction, agencyId, batchId);
    const ids = seen.filter(({ isHidden }) => !isHidden).map(({ file }) => file.id);
    const isOfBatch = and(eq(importBatchFile.agencyId, agencyId), eq(importBatchFile.batchId, batchId));
    if (ids.length > 0) await tx.delete(importBatchFile).where(and(isOfBatch, inArray(importBatchFile.id, ids)));
    if ((await tx.$count(importBatchFile, isOfBatch)) === 0) {
      await tx.delete(importBatch).where(and(eq(importBatch.agencyId, agencyId), eq(importBatch.id, batchId)));
    }
    await audit(tx, context, { action: "delete", resource: "SieImportBatch", resourceId: batchId, agencyId, before });
  });
}

/** Deletes the batches that are past their retention. */
export async function deleteOldBatches(db: Db): Promise<void> {
  await db.delete(importBatch).where(sql`${importBatch.created} < now() - make_interval(days => ${RETENTION_DAYS})`);
}
