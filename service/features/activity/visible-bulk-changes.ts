import { and, eq, sql, type SQL } from "drizzle-orm";
import { auditEntry, bulkChange } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { isMadeByCaller } from "../../platform/policies/authorize";
import { isVisibleChange } from "../bulk-changes/bulk-change-row";

/**
 * Ids of the agency's bulk changes whose entries the caller may see. Entries outlive their bulk change, which is
 * deleted after a year; from then on the caller sees those that they made or that wrote to a company that they see.
 * @param isOnVisibleCompany condition for entries on companies that the caller may see
 */
export async function visibleBulkChanges(
  context: RequestContext,
  agencyId: string,
  isOnVisibleCompany: SQL | undefined,
): Promise<string[]> {
  const { db } = context;
  const stored = await db
    .select({ id: bulkChange.id, isVisible: sql<boolean>`${isVisibleChange(context)}` })
    .from(bulkChange)
    .where(eq(bulkChange.agencyId, agencyId));
  // Read in queries of their own: bulk changes are on another node than entries (ADR 0062).
  const created = await db
    .select({
      id: auditEntry.resourceId,
      isOwn: sql<boolean>`${isMadeByCaller(context, auditEntry.userName, auditEntry.at)}`,
    })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.companyId, ""),
        eq(auditEntry.agencyId, agencyId),
        eq(auditEntry.resource, "BulkChange"),
        eq(auditEntry.action, "create"),
      ),
    );
  const storedIds = new Set(stored.map(({ id }) => id));
  const deleted = created.filter(({ id }) => !storedIds.has(id));
  const own = deleted.filter(({ isOwn }) => isOwn);
  const others = deleted.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  const written =
    others.length === 0
      ? []
      : await db
          .selectDistinct({ id: sql<string>`${auditEntry.bulkChangeId}` })
          .from(auditEntry)
          .where(
            and(
              sql`${auditEntry.bulkChangeId} = any(${sql.param(others)}::uuid[])`,
              eq(auditEntry.agencyId, agencyId),
              isOnVisibleCompany,
            ),
          );
  return [...stored.filter(({ isVisible }) => isVisible), ...own, ...written].map(({ id }) => id);
}
