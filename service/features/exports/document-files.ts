import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { documentChunk } from "../../platform/db/schema";
import type { ArchivedFile } from "../../platform/zip";
import { readDocuments, toDocumentFile, type DocumentRow } from "../documents/document-row";

/** The documents of the company's archive, without their contents. */
export async function documentList(db: Db, companyId: string): Promise<object[]> {
  return (await readFiles(db, companyId)).map((row) => ({ ...toDocumentFile(row), file: nameOf(row) }));
}

export async function* documentFiles(db: Db, companyId: string): AsyncGenerator<ArchivedFile> {
  for (const row of await readFiles(db, companyId)) yield { name: nameOf(row), content: contentOf(db, row) };
}

async function readFiles(db: Db, companyId: string): Promise<DocumentRow[]> {
  return (await readDocuments(db, companyId)).filter(({ type }) => type === "File");
}

/** Some programs take a backslash in a name for a folder, so it is replaced; the id then keeps names different. */
function nameOf({ id, path }: DocumentRow): string {
  return path.includes("\\") ? `documents/${id}${path.replaceAll("\\", "_")}` : `documents${path}`;
}

/** Reads all chunks in one statement, so that they are of one version: a document may be replaced meanwhile. */
async function* contentOf(db: Db, { companyId, id }: DocumentRow): AsyncGenerator<Uint8Array> {
  const { content, ordinal } = documentChunk;
  const chunks = await db
    .select({ content })
    .from(documentChunk)
    .where(and(eq(documentChunk.companyId, companyId), eq(documentChunk.documentId, id)))
    .orderBy(asc(ordinal));
  for (const chunk of chunks) yield chunk.content;
}
