import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import { BATCH_FILE_STATES, type BatchFileState } from "@/contract/imports/batch-states";
import type { SieImportBatch } from "@/contract/imports/sie-import-batch";
import { isGuid } from "../../../platform/guid";
import type { Db } from "../../../platform/db/database";
import { company, importBatch, importBatchFile } from "../../../platform/db/schema";
import { notFound } from "../../../platform/http-error";
import { isMadeByCaller, requireAgencyAccess, visibleCompanies } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";

/** The condition that joins a file's company; it joins nothing when the caller may not see the company. */
export function companyOfFile(context: RequestContext): SQL | undefined {
  return and(eq(company.id, importBatchFile.targetId), visibleCompanies(context));
}

/**
 * The condition for files that the caller may see, in a query that joins {@link companyOfFile}: files without a
 * company, files of companies that the caller may see, and files that the caller sent.
 */
export function visibleFiles(context: RequestContext): SQL | undefined {
  const isOwn = isMadeByCaller(context, importBatchFile.receivedFrom, importBatchFile.receivedAt);
  return or(isNull(importBatchFile.targetId), isNotNull(company.id), isOwn);
}

/** True for a file whose company the caller may not see, in a query that joins {@link companyOfFile}. */
export const isHidden = sql<boolean>`(${importBatchFile.targetId} is not null and ${company.id} is null)`;

/** The state of a file as the caller sees it, in a query that joins {@link companyOfFile}. */
export const shownState = sql<BatchFileState>`case when ${isHidden} then 'otherCompany'
  when ${importBatchFile.state} = 'waiting' and ${importBatchFile.lease} is not null
    and ${importBatchFile.leaseUntil} > now() then 'checking'
  else ${importBatchFile.state} end`;

export interface BatchKey {
  agencyId: string;
  batchId: string;
}

type BatchRow = typeof importBatch.$inferSelect;

/**
 * The agency's batches, newest first: those of the caller, and those with a file that the caller may see.
 * @param id only this batch
 */
export async function readBatches(context: RequestContext, agencyId: string, id?: string): Promise<SieImportBatch[]> {
  const rows = await context.db
    .select({
      batch: importBatch,
      state: shownState.as("shown_state"),
      // The creator sees the batch, but not the files of others for companies that the creator may not see.
      files: sql`count(${importBatchFile.id}) filter (where ${visibleFiles(context)})`.mapWith(Number),
    })
    .from(importBatch)
    .leftJoin(
      importBatchFile,
      and(eq(importBatchFile.agencyId, importBatch.agencyId), eq(importBatchFile.batchId, importBatch.id)),
    )
    .leftJoin(company, companyOfFile(context))
    .where(
      and(
        eq(importBatch.agencyId, agencyId),
        id === undefined ? undefined : eq(importBatch.id, id),
        or(
          and(isNotNull(importBatchFile.id), visibleFiles(context)),
          isMadeByCaller(context, importBatch.createdBy, importBatch.created),
        ),
      ),
    )
    .groupBy(importBatch.agencyId, importBatch.id, sql`shown_state`)
    .orderBy(desc(importBatch.created), importBatch.id);
  const batches = new Map<string, SieImportBatch>();
  for (const { batch, state, files } of rows) {
    const shown = batches.get(batch.id) ?? toBatch(batch);
    batches.set(batch.id, shown);
    if (files === 0) continue;
    shown.states[state] = files;
    shown.files += files;
  }
  return [...batches.values()];
}

function toBatch(row: BatchRow): SieImportBatch {
  return {
    id: row.id,
    created: formatUtc(row.created),
    user: row.createdBy,
    ...(row.announced !== null && { announced: row.announced }),
    files: 0,
    states: Object.fromEntries(BATCH_FILE_STATES.map((state) => [state, 0])) as SieImportBatch["states"],
  };
}

/**
 * Returns the batch if the caller may import to the agency.
 * @throws HttpError notFound when the caller may not see the agency or the batch, forbidden when they may not import
 */
export async function requireBatch(context: RequestContext, agencyId: string, id: string): Promise<SieImportBatch> {
  await requireAgencyAccess(context, agencyId, "sie.import");
  const [batch] = isGuid(id) ? await readBatches(context, agencyId, id) : [];
  return batch ?? notFound("Import batch", id);
}

/**
 * Locks the batch, so that files get their positions one at a time and none is added to a batch that is being deleted.
 * @throws HttpError notFound when the batch is gone
 */
export async function lockBatch(tx: Db, { agencyId, batchId }: BatchKey): Promise<void> {
  const [row] = await tx
    .select({ id: importBatch.id })
    .from(importBatch)
    .where(and(eq(importBatch.agencyId, agencyId), eq(importBatch.id, batchId)))
    .for("update");
  if (!row) notFound("Import batch", batchId);
}
