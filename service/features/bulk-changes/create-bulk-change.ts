import { sql } from "drizzle-orm";
import { bulkChangeCreateSchema, type BulkChange } from "@/contract/bulk-changes/bulk-change";
import { writeWire } from "@/contract/wire";
import { audit } from "../../platform/audit/audit";
import { afterCommit } from "../../platform/db/after-commit";
import { bulkChange } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { requireBulkChange } from "./bulk-change-row";
import { kindOf } from "./kind-of";
import { bulkChangeSignal } from "./take-parts";

/**
 * Creates a bulk change. The service then makes it in the name of the caller, company by company; a kind with
 * `writeMany` changes several companies at once.
 */
export async function createBulkChange(context: RequestContext, agencyId: string, body: ReadBody): Promise<BulkChange> {
  await requireAgencyAccess(context, agencyId, "bulkChange.write");
  const { change, companyIds } = await body(bulkChangeCreateSchema);
  await kindOf(change).check?.(context, agencyId, change);
  const { userName } = context.user;
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(bulkChange)
      .values({ agencyId, created: context.now, createdBy: userName, change: writeWire(change) })
      .returning({ id: bulkChange.id });
    const { id } = row!;
    // A company that the caller may not see is queued too, and fails when its turn comes.
    await tx.execute(sql`
      insert into bulk_change_part (agency_id, bulk_change_id, position, sent_id, target_id, actor, queued_at)
      select ${agencyId}, ${id}, sent.position, sent.id, c.id, ${userName}, statement_timestamp()
      from unnest(${sql.param(companyIds)}::text[]) with ordinality as sent (id, position)
      left join company c on c.id = sent.id and c.agency_id = ${agencyId}`);
    const created = await requireBulkChange({ ...context, db: tx }, agencyId, id);
    await audit(tx, context, {
      action: "create",
      resource: "BulkChange",
      resourceId: id,
      agencyId,
      // The audit entry has the user and the time already, and the states soon change.
      after: { change: created.change, companies: created.companies },
    });
    afterCommit(tx, bulkChangeSignal.send);
    return created;
  });
}
