import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { auditedDocument, type DocumentRow } from "./document-row";

/** The audit entry of a new document, one made on the way to another included. */
export async function auditCreation(tx: Db, context: RequestContext, row: DocumentRow): Promise<void> {
  await audit(tx, context, {
    action: "create",
    resource: "Document",
    resourceId: row.id,
    companyId: row.companyId,
    after: auditedDocument(row),
  });
}
