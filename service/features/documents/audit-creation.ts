import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { auditedDocument, type DocumentRow } from "./document-row";

/** The audit entry of a new document, one made on the way to another included. */
export async function auditCreation(tx: Db, caller: Caller, row: DocumentRow): Promise<void> {
  await audit(tx, caller, {
    action: "create",
    resource: "Document",
    resourceId: row.id,
    companyId: row.companyId,
    after: auditedDocument(row),
  });
}
