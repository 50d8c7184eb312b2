import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { document, documentChunk } from "../../platform/db/schema";
import type { ArchivedFile } from "../../platform/zip";
import { documentIs, readDocuments, toDocumentFile, type DocumentRow } from "../documents/document-row";
import { jsonFile } from "./archive-files";

/** The files of the company's archive, and then the list of those that were written; folders show in paths alone. */
export async function* documentFiles(db: Db, companyId: string): AsyncGenerator<ArchivedFile> {
  const written: object[] = [];
  const rows = (await readDocuments(db, companyId)).filter(({ type }) => type === "File");
  for (const row of rows) {
    const chunks = await readChunks(db, row);
    // A document that was deleted since the list was read is left out.
    if (chunks.length === 0) continue;
    written.push({ ...toDocumentFile(row), file: nameOf(row) });
    yield { name: nameOf(row), content: chunks.flatMap(({ content }) => content ?? []) };
  }
  yield jsonFile("documents.json", () => Promise.resolve(written));
}

/** Some programs take a backslash in a name for a folder, so it is replaced; the id then keeps names different. */
function nameOf({ id, path }: DocumentRow): string {
  return path.includes("\\") ? `documents/${id}${path.replaceAll("\\", "_")}` : `documents${path}`;
}

interface Chunk {
  /** Null, in the only chunk, for a document without content. */
  content: Uint8Array | null;
}

/**
 * Reads all chunks in one statement, so that they are of one version: a document may be replaced meanwhile. None for
 * one that was deleted.
 */
function readChunks(db: Db, { companyId, id }: DocumentRow): Promise<Chunk[]> {
  const { content, documentId, ordinal } = documentChunk;
  return db
    .select({ content })
    .from(document)
    .leftJoin(documentChunk, and(eq(documentChunk.companyId, document.companyId), eq(documentId, document.id)))
    .where(documentIs(companyId, id))
    .orderBy(asc(ordinal));
}
