import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import { ROOT_FOLDER, type ArchiveDocument, type DocumentFile, type DocumentFolder } from "@/contract/documents";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";

export type DocumentRow = typeof document.$inferSelect;

/**
 * The key by which paths are compared, without regard to case. Each name is converted separately, so that the key of a
 * folder is a prefix of the keys of its content.
 */
export function pathKeyOf(path: string): string {
  return path
    .split("/")
    .map((name) => name.toLowerCase().normalize("NFC"))
    .join("/");
}

/** The path of the folder of a document; empty for the root. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** True for a path in the folder, at any depth; both are path keys. */
export function isBeneath(pathKey: string, folderKey: string): boolean {
  return pathKey.startsWith(`${folderKey}/`);
}

export function toDocumentFile(row: DocumentRow): DocumentFile {
  return {
    id: row.id,
    path: row.path,
    created: formatUtc(row.created),
    type: "File",
    ...(row.contentType === null ? {} : { contentType: row.contentType }),
    size: row.size ?? 0,
  };
}

/** The root folder with the whole tree. */
export function toArchive(rows: DocumentRow[], created: Date): DocumentFolder {
  return toFolder({ id: ROOT_FOLDER, path: "/", created }, "", groupByFolder(rows));
}

/** Converts a document to a response; a folder comes with those of `rows` that are in it. */
export function toDocument(row: DocumentRow, rows: DocumentRow[]): ArchiveDocument {
  return row.type === "File" ? toDocumentFile(row) : toFolder(row, row.pathKey, groupByFolder(rows));
}

/** The part of a document that the audit log stores: size and digest instead of the content. */
export function auditedDocument({ id, type, path, contentType, size, sha256 }: DocumentRow) {
  return { id, type, path, ...(type === "File" ? { contentType, size, sha256 } : {}) };
}

type ByFolder = Map<string, DocumentRow[]>;

function groupByFolder(rows: DocumentRow[]): ByFolder {
  const byFolder: ByFolder = new Map();
  for (const row of rows) {
    const folder = parentOf(row.pathKey);
    const siblings = byFolder.get(folder);
    if (siblings) siblings.push(row);
    else byFolder.set(folder, [row]);
  }
  return byFolder;
}

function toFolder(
  { id, path, created }: Pick<DocumentRow, "id" | "path" | "created">,
  key: string,
  byFolder: ByFolder,
): DocumentFolder {
  const inside = byFolder.get(key) ?? [];
  const inOrder = [...inside.filter(({ type }) => type === "Folder"), ...inside.filter(({ type }) => type === "File")];
  return {
    id,
    path,
    created: formatUtc(created),
    type: "Folder",
    children: inOrder.map((row) => (row.type === "File" ? toDocumentFile(row) : toFolder(row, row.pathKey, byFolder))),
  };
}

/** The company's document with this id, without its content, or a notFound. */
export async function findDocument(db: Db, companyId: string, id: string): Promise<DocumentRow> {
  if (!isGuid(id)) return notFound("Document", id);
  const [row] = await db.select().from(document).where(documentIs(companyId, id));
  return row ?? notFound("Document", id);
}

/** Like {@link findDocument}, for a write, which the root folder does not allow. The caller has locked the company. */
export async function findWritable(tx: Db, companyId: string, id: string): Promise<DocumentRow> {
  if (id === ROOT_FOLDER)
    throw new HttpError("ruleViolation", "The root folder of the archive cannot be changed or deleted.");
  return findDocument(tx, companyId, id);
}

/** @throws HttpError ruleViolation for the PDF of a published report, which must not change */
export function requireNotPublished({ path, reportId, superseded }: DocumentRow): void {
  if (reportId === null || superseded !== null) return;
  const message = `Document "${path}" is a published report: it stays as it is until the report is recalled or deleted.`;
  throw new HttpError("ruleViolation", message);
}

/** All documents of the company, or those in a folder at any depth, by code points of their paths. */
export function readDocuments(db: Db, companyId: string, folderKey = ""): Promise<DocumentRow[]> {
  return db
    .select()
    .from(document)
    .where(and(eq(document.companyId, companyId), isInFolder(folderKey)))
    .orderBy(sql`${document.path} collate "C"`);
}

/** A folder with the documents in it at any depth, in one statement; nothing for a folder that is not there. */
export function readFolder(db: Db, companyId: string, id: string): Promise<DocumentRow[]> {
  const pathKey = db.select({ pathKey: document.pathKey }).from(document).where(documentIs(companyId, id));
  return db
    .select()
    .from(document)
    .where(
      and(
        eq(document.companyId, companyId),
        or(eq(document.id, id), sql`starts_with(${document.pathKey}, (${pathKey}) || '/')`),
      ),
    )
    .orderBy(sql`${document.path} collate "C"`);
}

export function documentIs(companyId: string, id: string): SQL | undefined {
  return and(eq(document.companyId, companyId), eq(document.id, id));
}

export function isInFolder(folderKey: string): SQL | undefined {
  return folderKey === "" ? undefined : sql`starts_with(${document.pathKey}, ${`${folderKey}/`})`;
}
