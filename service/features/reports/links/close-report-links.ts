import { and, lt, or, sql } from "drizzle-orm";
import type { ReportLink } from "@/contract/reports/report-link";
import { audit } from "../../../platform/audit/audit";
import type { Db } from "../../../platform/db/database";
import { reportLink } from "../../../platform/db/schema";
import { requireItemAccess } from "../../../platform/policies/authorize";
import { requireMatch } from "../../../platform/preconditions";
import type { RequestContext } from "../../../platform/request-context";
import { findVisibleReport } from "../period-report-row";
import { auditedLink, findLink, isLink, isOfReport, isOpen, toLink } from "./report-link-row";

/** Days for which a link stays listed after it was closed or expired. */
const LISTED_DAYS = 180;

/** Revokes a link, which then shows nothing. A closed link is returned unchanged. */
export async function revokeReportLink(
  context: RequestContext,
  companyId: string,
  reportId: string,
  id: string,
): Promise<ReportLink> {
  const { item: report } = await requireItemAccess(context, companyId, "periodReport.write", async (role) => {
    const found = await findVisibleReport(context.db, role, companyId, reportId);
    await findLink(context.db, { companyId, reportId, id });
    return found;
  });
  return context.db.transaction(async (tx) => {
    const row = await findLink(tx, { companyId, reportId, id }, true);
    const before = toLink(row);
    await requireMatch(context, before, `Link "${id}"`);
    if (row.closed) return before;
    const [updated] = await tx
      .update(reportLink)
      .set({ closed: context.now })
      .where(isLink(companyId, reportId, id))
      .returning();
    await audit(tx, context, {
      action: "delete",
      resource: "PeriodReportLink",
      resourceId: id,
      companyId,
      before: auditedLink(before, report.title),
    });
    return toLink(updated!);
  });
}

/** Closes the open links of a report, in the transaction that recalls it. */
export async function closeOpenLinksOf(tx: Db, companyId: string, reportId: string, now: Date): Promise<void> {
  await tx
    .update(reportLink)
    .set({ closed: now, isRecalled: true })
    .where(and(isOfReport(companyId, reportId), isOpen(now)));
}

/** Deletes the links that were closed or expired more than LISTED_DAYS ago. */
export async function deleteOldReportLinks(db: Db): Promise<void> {
  const limit = sql`now() - make_interval(days => ${LISTED_DAYS})`;
  await db.delete(reportLink).where(or(lt(reportLink.closed, limit), lt(reportLink.expires, limit)));
}
