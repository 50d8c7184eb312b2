import { and, count, eq, max, sql, sum } from "drizzle-orm";
import { MAX_BATCH_BYTES, MAX_BATCH_FILES } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { name } from "@/contract/text";
import { audit } from "../../../platform/audit/audit";
import { afterCommit } from "../../../platform/db/after-commit";
import type { Db } from "../../../platform/db/database";
import { importBatchFile } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import { compressText, textHash } from "../imported-files";
import { findBatchFile, listFiles, toBatchFile } from "./batch-file-row";
import { lockBatch, requireBatch, type BatchKey } from "./batch-row";
import { batchSignal } from "./batch-signal";

export const BATCH_FILE_QUERY = {
  name: name().refine((value) => !/\p{Cc}/u.test(value), { message: "expected no control characters" }),
};

/**
 * Stores the bytes of a file, unread, in a batch; the service reads it later. A file with the same name and bytes is
 * stored only once, so a client may repeat the request.
 * @throws HttpError ruleViolation when the batch would have too many files or bytes
 */
export async function receiveBatchFile(
  context: RequestContext,
  agencyId: string,
  batchId: string,
  query: ReadQuery,
  readBytes: () => Promise<Uint8Array>,
): Promise<SieImportBatchFile> {
  await requireBatch(context, agencyId, batchId);
  const input = query(BATCH_FILE_QUERY);
  const bytes = await readBytes();
  if (bytes.length === 0) throw new HttpError("invalid", "The body is empty: expected the bytes of a file.");
  const [hash, content] = await Promise.all([textHash(bytes), compressText(bytes)]);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const batchKey = { agencyId, batchId };
    await lockBatch(tx, batchKey);
    const isReceived = and(eq(importBatchFile.name, input.name), eq(importBatchFile.hash, hash));
    // This also finds the file of a colleague for a company that the caller may not see; toBatchFile hides its outcome.
    const [existing] = await listFiles(inTransaction, agencyId, batchId, isReceived);
    if (existing) return toBatchFile(existing);
    const position = await requireRoom(tx, batchKey, bytes.length);
    const [row] = await tx
      .insert(importBatchFile)
      .values({
        ...batchKey,
        position,
        name: input.name,
        size: bytes.length,
        hash,
        // PGlite's driver takes seconds and gigabytes to write so many bytes as a bytea parameter.
        content: sql`decode(${Buffer.from(content).toString("base64")}, 'base64')`,
        receivedAt: context.now,
        receivedFrom: context.user.userName,
        actor: context.user.userName,
      })
      .returning({ id: importBatchFile.id });
    const received = toBatchFile(await findBatchFile(inTransaction, agencyId, batchId, row!.id));
    await audit(tx, context, {
      action: "create",
      resource: "SieImportBatchFile",
      resourceId: received.id,
      agencyId,
      after: received,
    });
    afterCommit(tx, batchSignal.send);
    return received;
  });
}

/** Returns the position of the next file, or throws a ruleViolation when the batch has no room for it. */
async function requireRoom(tx: Db, { agencyId, batchId }: BatchKey, bytes: number): Promise<number> {
  const [row] = await tx
    .select({
      files: count(),
      bytes: sum(importBatchFile.size).mapWith(Number),
      last: max(importBatchFile.position),
    })
    .from(importBatchFile)
    .where(and(eq(importBatchFile.agencyId, agencyId), eq(importBatchFile.batchId, batchId)));
  if (row!.files >= MAX_BATCH_FILES) {
    throw new HttpError("ruleViolation", `A batch takes at most ${MAX_BATCH_FILES} files; begin another one.`);
  }
  // The sum over no files is null.
  if (((row!.bytes as number | null) ?? 0) + bytes > MAX_BATCH_BYTES) {
    throw new HttpError("ruleViolation", `A batch takes at most ${MAX_BATCH_BYTES} bytes; begin another one.`);
  }
  return (row!.last ?? 0) + 1;
}
