import { sql, type SQL } from "drizzle-orm";
import { auditEntry } from "../../platform/db/schema";

/**
 * Entries outlive their company, and its id may be taken again, by somebody of another agency too: they see only what
 * was written since.
 */
export function sinceLastDeletion(companyId: string): SQL {
  return sql`${auditEntry.at} > coalesce((
    select max(deletion.at) from ${auditEntry} as deletion
    where deletion.company_id = ${companyId} and deletion.resource = 'Company' and deletion.action = 'delete'
  ), '-infinity')`;
}
