import { and, eq, or } from "drizzle-orm";
import { ROOT_FOLDER } from "@/contract/documents";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { document } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/company-row";
import {
  auditedDocument,
  findDocument,
  findWritable,
  isInFolder,
  readDocuments,
  requireNotPublished,
} from "./document-row";
import { requireDocumentMatch } from "./content";

/** Deletes a file, or a folder with all that is in it. */
export async function deleteDocument(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "document.write", async () =>
    // The root has no row; `findWritable` refuses it, after a missing permission.
    id === ROOT_FOLDER ? null : findDocument(context.db, companyId, id),
  );
  await context.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const row = await findWritable(tx, companyId, id);
    await requireDocumentMatch(tx, context, row);
    const content = await readDocuments(tx, companyId, row.pathKey);
    for (const each of [row, ...content]) requireNotPublished(each);
    const before = {
      ...auditedDocument(row),
      ...(row.type === "Folder" ? { children: content.map(auditedDocument) } : {}),
    };
    await tx
      .delete(document)
      .where(and(eq(document.companyId, companyId), or(eq(document.id, id), isInFolder(row.pathKey))));
    await audit(tx, context, { action: "delete", resource: "Document", resourceId: id, companyId, before });
  });
}
