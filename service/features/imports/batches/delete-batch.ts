import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { audit } from "../../../platform/audit/audit";
import type { Db } from "../../../platform/db/database";
import { importBatch, importBatchFile } from "../../../platform/db/schema";
import { requireMatch } from "../../../platform/preconditions";
import type { RequestContext } from "../../../platform/request-context";
import { listVisibleFiles, lockFiles, toBatchFile, type VisibleFile } from "./batch-file-row";
import { lockBatch, requireBatch } from "./batch-row";

/** A batch is deleted this many days after it was created, with its files; the imports stay. */
const RETENTION_DAYS = 30;

/**
 * Deletes the files of a batch that have no company yet or one that the caller may see, and the batch itself when no
 * file is left. Their imports stay. A file that the caller sent and whose company they may not see stays too: it is for
 * those who see the company.
 */
export async function deleteBatch(context: RequestContext, agencyId: string, batchId: string): Promise<void> {
  await requireBatch(context, agencyId, batchId);
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    await lockBatch(tx, { agencyId, batchId });
    const isOfBatch = and(eq(importBatchFile.agencyId, agencyId), eq(importBatchFile.batchId, batchId));
    // Only these are locked: files that the caller may not delete may stay locked for long, while they are imported.
    const locked = idsOf(await listDeletable(inTransaction, agencyId, batchId));
    const isLocked = and(isOfBatch, inArray(importBatchFile.id, locked));
    await lockFiles(tx, isLocked);
    const before = await requireBatch(inTransaction, agencyId, batchId);
    await requireMatch(context, before, `Import batch "${batchId}"`);
    // Meanwhile a file may have got a company that the caller may not see.
    const deleted = await listDeletable(inTransaction, agencyId, batchId, isLocked);
    const ids = idsOf(deleted);
    if (ids.length > 0) await tx.delete(importBatchFile).where(and(isOfBatch, inArray(importBatchFile.id, ids)));
    if ((await tx.$count(importBatchFile, isOfBatch)) === 0) {
      await tx.delete(importBatch).where(and(eq(importBatch.agencyId, agencyId), eq(importBatch.id, batchId)));
      await audit(tx, context, { action: "delete", resource: "SieImportBatch", resourceId: batchId, agencyId, before });
      return;
    }
    for (const one of deleted) {
      await audit(tx, context, {
        action: "delete",
        resource: "SieImportBatchFile",
        resourceId: one.file.id,
        agencyId,
        before: toBatchFile(one),
      });
    }
  });
}

/** The files of a batch that have no company yet or one that the caller may see. */
async function listDeletable(context: RequestContext, agencyId: string, batchId: string, where?: SQL) {
  const seen = await listVisibleFiles(context, agencyId, batchId, where);
  return seen.filter(({ isHidden }) => !isHidden);
}

function idsOf(files: readonly VisibleFile[]): string[] {
  return files.map(({ file }) => file.id);
}

/** Deletes the batches that are past their retention. */
export async function deleteOldBatches(db: Db): Promise<void> {
  await db.delete(importBatch).where(sql`${importBatch.created} < now() - make_interval(days => ${RETENTION_DAYS})`);
}
