import { desc } from "drizzle-orm";
import type { ReportLink } from "@/contract/reports/report-link";
import { reportLink } from "../../../platform/db/schema";
import { requireItemAccess } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { findVisibleReport } from "../period-report-row";
import { isOfReport, toLink } from "./report-link-row";

/** The maximum number of links in the list. */
const MAX_LISTED = 500;

/** The links to a report, newest first and at most MAX_LISTED, for users who may create one. */
export async function listReportLinks(
  context: RequestContext,
  companyId: string,
  reportId: string,
): Promise<ReportLink[]> {
  await requireItemAccess(context, companyId, "periodReport.write", (role) =>
    findVisibleReport(context.db, role, companyId, reportId),
  );
  const rows = await context.db
    .select()
    .from(reportLink)
    .where(isOfReport(companyId, reportId))
    .orderBy(desc(reportLink.created), reportLink.id)
    .limit(MAX_LISTED);
  return rows.map(toLink);
}
