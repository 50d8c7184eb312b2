import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { ArchiveDocument } from "@/contract/documents";
import type { Db } from "../../platform/db/database";
import { document, documentChunk } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { toDocument, toDocumentFile, documentIs, readFolder, type DocumentRow } from "./document-row";

/** Base64 characters per slice: a multiple of 4 that decodes to just less than 1 MiB. */
const SLICE = 1_398_100;

/** Size in bytes and SHA-256 of a content; `data` is base64 that the contract has checked. */
export function measure(data: string): { size: number; sha256: string } {
  const hash = createHash("sha256");
  let size = 0;
  for (const slice of slicesOf(data)) {
    const bytes = Buffer.from(slice, "base64");
    hash.update(bytes);
    size += bytes.length;
  }
  return { size, sha256: hash.digest("hex") };
}

export async function replaceContent(tx: Db, companyId: string, documentId: string, data: string): Promise<void> {
  await tx
    .delete(documentChunk)
    .where(and(eq(documentChunk.companyId, companyId), eq(documentChunk.documentId, documentId)));
  await storeContent(tx, companyId, documentId, data);
}

/** Stores the content of a file that has none yet, a chunk for each slice. */
export async function storeContent(tx: Db, companyId: string, documentId: string, data: string): Promise<void> {
  let ordinal = 0;
  for (const slice of slicesOf(data)) {
    // The database decodes the text: sending bytes to PGlite is several times slower.
    const content = sql`decode(${slice}::text, 'base64')`;
    await tx.insert(documentChunk).values({ companyId, documentId, ordinal: ordinal++, content });
  }
}

/** Base64 without line breaks, in slices that each decode by themselves. */
function* slicesOf(data: string): Generator<string> {
  const characters = /[\r\n]/.test(data) ? data.replace(/[\r\n]/g, "") : data;
  for (let from = 0; from < characters.length; from += SLICE) yield characters.slice(from, from + SLICE);
}

/**
 * A single document in a response: a file with its content or a folder with all that is in it, read together with its
 * row so that they agree. Null for a document that was deleted after `row` was read.
 */
export async function toDocumentWithContent(db: Db, row: DocumentRow): Promise<ArchiveDocument | null> {
  const { companyId } = row;
  if (row.type === "Folder") {
    const rows = await readFolder(db, companyId, row.id);
    const folder = rows.find(({ id }) => id === row.id);
    return folder ? toDocument(folder, rows) : null;
  }
  const data = sql<string>`coalesce((
    select string_agg(replace(encode(${documentChunk.content}, 'base64'), E'\n', ''), '' order by ${documentChunk.ordinal})
    from ${documentChunk}
    where ${documentChunk.companyId} = ${companyId} and ${documentChunk.documentId} = ${row.id}), '')`;
  const [whole] = await db.select({ file: document, data }).from(document).where(documentIs(companyId, row.id));
  return whole ? { ...toDocumentFile(whole.file), data: whole.data } : null;
}

/** Like {@link requireMatch}, but reads the content of a file only if the request has an entity tag. */
export async function requireDocumentMatch(tx: Db, context: RequestContext, row: DocumentRow): Promise<void> {
  if (context.ifMatch === null || context.ifMatch.includes("*")) return;
  await requireMatch(context, await toDocumentWithContent(tx, row), `Document "${row.path}"`);
}
