import { and, eq, sql, type SQL } from "drizzle-orm";
import { ROOT_FOLDER } from "@/contract/documents";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import type { DocumentRow } from "./document-row";

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The company's document with this id, without its content, or a notFound. */
export async function findDocument(db: Db, companyId: string, id: string): Promise<DocumentRow> {
  if (!GUID.test(id)) return notFound("Document", id);
  const [row] = await db.select().from(document).where(documentIs(companyId, id));
  return row ?? notFound("Document", id);
}

/** The same for a write, which the root folder is not open to. Writers of one archive must hold the company's lock. */
export async function findWritable(tx: Db, companyId: string, id: string): Promise<DocumentRow> {
  if (id === ROOT_FOLDER)
    throw new HttpError("ruleViolation", "The root folder of the archive cannot be changed or deleted.");
  return findDocument(tx, companyId, id);
}

/** All documents of the company, or those in one folder however deep, by code points of their paths. */
export function readDocuments(db: Db, companyId: string, folderKey = ""): Promise<DocumentRow[]> {
  return db
    .select()
    .from(document)
    .where(and(eq(document.companyId, companyId), isInFolder(folderKey)))
    .orderBy(sql`${document.path} collate "C"`);
}

export function documentIs(companyId: string, id: string): SQL | undefined {
  return and(eq(document.companyId, companyId), eq(document.id, id));
}

export function isInFolder(folderKey: string): SQL | undefined {
  return folderKey === "" ? undefined : sql`starts_with(${document.pathKey}, ${`${folderKey}/`})`;
}
