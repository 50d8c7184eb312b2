import { and, eq, sql } from "drizzle-orm";
import { documentChangeSchema, documentPath, ROOT_FOLDER, type ArchiveDocument } from "@/contract/documents";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { document } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireItemAccess } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/company-row";
import { itemIdOf } from "../../platform/id-in-path";
import { measure, replaceContent, requireDocumentMatch } from "./content";
import {
  auditedDocument,
  isBeneath,
  pathKeyOf,
  toDocument,
  documentIs,
  findDocument,
  findWritable,
  isInFolder,
  readDocuments,
  requireNotPublished,
  type DocumentRow,
} from "./document-row";
import { auditCreation, insertRows, planRows } from "./plan-rows";

/**
 * Updates the document named in the body or path: a new path renames or moves it, a folder with all that is in
 * it; new data replaces a file's content. Members left out keep their value.
 */
export async function updateDocument(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<ArchiveDocument> {
  await requireItemAccess(context, companyId, "document.write", async () =>
    // The root has no row; `findWritable` refuses it, after a missing permission.
    idInPath === undefined || idInPath === ROOT_FOLDER ? null : findDocument(context.db, companyId, idInPath),
  );
  const { id: idInBody, type, path, contentType, data } = await body(documentChangeSchema);
  const id = itemIdOf(idInPath, idInBody);
  return context.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await findWritable(tx, companyId, id);
    if (type !== undefined && type !== before.type)
      throw new HttpError("invalid", "The body is not valid: $.type: it never changes.");
    if (typeof data === "string" && before.type === "Folder") {
      throw new HttpError("invalid", "The body is not valid: $.data: a folder has none.");
    }
    await requireDocumentMatch(tx, context, before);
    if (typeof data === "string" || (contentType !== undefined && contentType !== before.contentType)) {
      requireNotPublished(before);
    }
    if (path !== undefined && path !== before.path) await move(tx, context, before, path);
    if (typeof data === "string") await replaceContent(tx, companyId, id, data);
    const [after] = await tx
      .update(document)
      .set({
        contentType: contentType === undefined || before.type === "Folder" ? before.contentType : contentType,
        ...(typeof data === "string" ? measure(data) : {}),
      })
      .where(documentIs(companyId, id))
      .returning();
    await audit(tx, context, {
      action: "update",
      resource: "Document",
      resourceId: id,
      companyId,
      before: auditedDocument(before),
      after: auditedDocument(after!),
    });
    return toDocument(after!, await readDocuments(tx, companyId, after!.pathKey));
  });
}

/** Moves a document, and all that is in it, to another path; missing folders on the path are created. */
async function move(tx: Db, context: RequestContext, row: DocumentRow, wanted: string): Promise<void> {
  const { companyId, id, type } = row;
  if (isBeneath(pathKeyOf(wanted), row.pathKey)) {
    throw new HttpError("ruleViolation", `Document "${row.path}" cannot be moved into itself, to "${wanted}".`);
  }
  const planned = await planRows(tx, companyId, context.now, [{ id, type, path: wanted }], row);
  const { path, pathKey } = planned.at(-1)!;
  for (const inside of await readDocuments(tx, companyId, row.pathKey)) {
    const { error } = documentPath.safeParse(path + inside.path.slice(row.path.length));
    if (error) {
      const reason = `the path of "${inside.path}" would not be valid: ${error.issues[0]!.message}`;
      throw new HttpError("ruleViolation", `Document "${row.path}" cannot be moved to "${path}": ${reason}.`);
    }
  }
  const folders = planned.slice(0, -1);
  await insertRows(tx, folders);
  for (const folder of folders) await auditCreation(tx, context, folder);
  await tx.update(document).set({ path, pathKey }).where(documentIs(companyId, id));
  await tx
    .update(document)
    .set({
      path: sql`${path}::text || substr(${document.path}, length(${row.path}::text) + 1)`,
      pathKey: sql`${pathKey}::text || substr(${document.pathKey}, length(${row.pathKey}::text) + 1)`,
    })
    .where(and(eq(document.companyId, companyId), isInFolder(row.pathKey)));
}
