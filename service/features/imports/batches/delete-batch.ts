import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "../../../platform/audit/audit";
import type { Db } from "../../../platform/db/database";
import { importBatch, importBatchFile } from "../../../platform/db/schema";
import { requireMatch } from "../../../platform/preconditions";
import type { RequestContext } from "../../../platform/request-context";
import { seenFiles } from "./batch-file-row";
import { requireBatch } from "./batch-row";

/** A batch and what it keeps of files goes so many days after it was made; its imports stay. */
const KEPT_DAYS = 30;

/**
 * Closes a batch: the lines that the caller sees go with what is kept of their files, and the batch with its last line.
 * Imports stay.
 */
export async function deleteBatch(context: RequestContext, agencyId: string, batchId: string): Promise<void> {
  await requireBatch(context, agencyId, batchId);
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const before = await requireBatch(inTransaction, agencyId, batchId);
    await requireMatch(context, before, `Import batch "${batchId}"`);
    const seen = await seenFiles(inTransaction, agencyId, batchId);
    const ids = seen.filter(({ isHidden }) => !isHidden).map(({ file }) => file.id);
    const ofBatch = and(eq(importBatchFile.agencyId, agencyId), eq(importBatchFile.batchId, batchId));
    if (ids.length > 0) await tx.delete(importBatchFile).where(and(ofBatch, inArray(importBatchFile.id, ids)));
    if ((await tx.$count(importBatchFile, ofBatch)) === 0) {
      await tx.delete(importBatch).where(and(eq(importBatch.agencyId, agencyId), eq(importBatch.id, batchId)));
    }
    await audit(tx, context, { action: "delete", resource: "SieImportBatch", resourceId: batchId, agencyId, before });
  });
}

/** Deletes batches that are as old as they may get. */
export async function deleteOldBatches(db: Db): Promise<void> {
  await db.delete(importBatch).where(sql`${importBatch.created} < now() - make_interval(days => ${KEPT_DAYS})`);
}
