import { and, eq, inArray, sql } from "drizzle-orm";
import { bulkChangeDecisionSchema, type BulkChange } from "@/contract/bulk-changes/bulk-change";
import { BULK_DECISIONS, type BulkDecision, type BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { audit } from "../../platform/audit/audit";
import { afterCommit } from "../../platform/db/after-commit";
import { NO_LEASE } from "../../platform/db/lease";
import { bulkChange, bulkChangePart, company } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { companyOfPart, isPartOfChange, requireBulkChange, visibleParts } from "./bulk-change-row";
import { bulkChangeSignal } from "./take-parts";

const NEXT_STATE: Record<BulkDecision, BulkPartState> = {
  retry: "waiting",
  stop: "stopped",
  takeBack: "takingBack",
};

/**
 * Applies one of the {@link BULK_DECISIONS} to the parts that the caller may see, or to those of them with one of
 * `companyIds`. The work that follows is done in the caller's name.
 */
export async function decideBulkChange(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<BulkChange> {
  await requireBulkChange(context, agencyId, id, "bulkChange.write");
  const { decision, companyIds } = await body(bulkChangeDecisionSchema);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    await tx
      .select({ id: bulkChange.id })
      .from(bulkChange)
      .where(and(eq(bulkChange.agencyId, agencyId), eq(bulkChange.id, id)))
      .for("update");
    const before = await requireBulkChange(inTransaction, agencyId, id);
    await requireMatch(context, before, `Bulk change "${id}"`);
    const ofChange = and(eq(bulkChangePart.agencyId, agencyId), eq(bulkChangePart.bulkChangeId, id));
    // Not a subquery of the update, for which a database without statistics would scan all parts for each part.
    const visible = await tx
      .select({ position: bulkChangePart.position })
      .from(bulkChangePart)
      .innerJoin(bulkChange, isPartOfChange())
      .leftJoin(company, companyOfPart(context))
      .where(
        and(
          ofChange,
          visibleParts(context),
          companyIds && sql`${bulkChangePart.sentId} = any(${sql.param(companyIds)}::text[])`,
        ),
      );
    await tx
      .update(bulkChangePart)
      .set({
        // A part that still waits has changed nothing, so it is stopped rather than taken back.
        state: sql`case when ${bulkChangePart.state} = 'waiting' then 'stopped' else ${NEXT_STATE[decision]} end`,
        actor: context.user.userName,
        queuedAt: sql`statement_timestamp()`,
        cause: null,
        ...NO_LEASE,
        attempts: 0,
      })
      .where(
        and(
          ofChange,
          inArray(bulkChangePart.state, [...BULK_DECISIONS[decision]]),
          sql`${bulkChangePart.position} = any(${sql.param(visible.map(({ position }) => position))}::integer[])`,
        ),
      );
    const after = await requireBulkChange(inTransaction, agencyId, id);
    await audit(tx, context, {
      action: "update",
      resource: "BulkChange",
      resourceId: id,
      agencyId,
      before: { states: before.states },
      after: { states: after.states },
    });
    afterCommit(tx, bulkChangeSignal.send);
    return after;
  });
}
