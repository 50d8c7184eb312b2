import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { BatchFileState } from "@/contract/imports/batch-states";
import type { SieImportBatchFile, SieImportBatchFileDetails } from "@/contract/imports/sie-import-batch";
import type { Db } from "../../../platform/db/database";
import { company, importBatchFile } from "../../../platform/db/schema";
import { isGuid } from "../../../platform/guid";
import { notFound } from "../../../platform/http-error";
import type { RequestContext } from "../../../platform/request-context";
import { companyOfFile, isHidden, shownState, visibleFiles } from "./batch-row";

// The content is left out: it may be large.
const { content, ...columns } = getTableColumns(importBatchFile);

/** A file of a batch without its content. */
type BatchFileRow = Omit<typeof importBatchFile.$inferSelect, "content">;

/**
 * A file of a batch with the state that the caller is shown. `file` is the stored row: when `isHidden`, a response may
 * have only a part of it, as {@link toBatchFile} writes it.
 */
export interface VisibleFile {
  file: BatchFileRow;
  state: BatchFileState;
  /** The company that the file goes to; null when it is not known yet, or the caller may not see it. */
  company: { id: string; businessIdentityCode: string; name: string } | null;
  /** True if the caller may not see the company. */
  isHidden: boolean;
}

/** The files of a batch that the caller may see, in order. */
export function listVisibleFiles(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  where?: SQL,
): Promise<VisibleFile[]> {
  return listFiles(context, agencyId, batchId, and(where, visibleFiles(context)));
}

/** The files of a batch in order, even those that the caller may not see, with the state shown to the caller. */
export function listFiles(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  where: SQL | undefined,
): Promise<VisibleFile[]> {
  const { id, businessIdentityCode, name } = company;
  return context.db
    .select({ file: columns, state: shownState, company: { id, businessIdentityCode, name }, isHidden })
    .from(importBatchFile)
    .leftJoin(company, companyOfFile(context))
    .where(and(eq(importBatchFile.agencyId, agencyId), eq(importBatchFile.batchId, batchId), where))
    .orderBy(asc(importBatchFile.position));
}

/** @throws HttpError notFound for a file that does not exist or that the caller may not see */
export async function findBatchFile(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  id: string,
): Promise<VisibleFile> {
  const [seen] = isGuid(id) ? await listVisibleFiles(context, agencyId, batchId, eq(importBatchFile.id, id)) : [];
  return seen ?? notFound("File of the batch", id);
}

/**
 * Locks the files that meet the condition, so that concurrent changes run one after the other. Files that are being
 * imported or taken back come first: that work locks its own file and then changes others, so a request that locked the
 * others first would deadlock with it. The rest follow by position. Returns the ids of the locked files.
 */
export async function lockFiles(tx: Db, where: SQL | undefined): Promise<Set<string>> {
  const isWorkedOn = inArray(importBatchFile.state, ["importing", "takingBack"]);
  const locked = await tx
    .select({ id: importBatchFile.id })
    .from(importBatchFile)
    .where(where)
    .orderBy(desc(isWorkedOn), asc(importBatchFile.position))
    .for("update");
  return new Set(locked.map(({ id }) => id));
}

/** For a company that the caller may not see, the response has only what the file's sender knew already. */
export function toBatchFile({ file, state, company: target, isHidden: hidden }: VisibleFile): SieImportBatchFile {
  const always = {
    id: file.id,
    name: file.name,
    size: file.size,
    received: formatUtc(file.receivedAt),
    user: file.receivedFrom,
    state,
    ...(file.fileCompanyName && { fileCompanyName: file.fileCompanyName }),
    ...(file.fileCode && { fileBusinessIdentityCode: file.fileCode }),
  };
  if (hidden) return { ...always, errors: 0, warnings: 0 };
  return {
    ...always,
    ...(file.program && { program: file.program }),
    ...(file.sieType && { sieType: file.sieType }),
    ...(target && { company: target }),
    ...(file.firstDay !== null &&
      file.lastDay !== null && {
        fiscalYear: { start: `${file.firstDay}T00:00:00`, end: `${file.lastDay}T00:00:00` },
      }),
    ...(file.outcome && { outcome: file.outcome }),
    ...(file.cause && { cause: file.cause }),
    errors: file.errors.length,
    warnings: file.warnings.length,
  };
}

export function toBatchFileDetails(seen: VisibleFile): SieImportBatchFileDetails {
  const { errors, warnings } = seen.file;
  const remarks = seen.isHidden ? { errors: [], warnings: [] } : { errors, warnings };
  return { ...toBatchFile(seen), remarks };
}
