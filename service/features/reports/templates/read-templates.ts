import { eq, sql } from "drizzle-orm";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { reportTemplate } from "../../../platform/db/schema";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { findTemplate, toTemplate } from "./template-row";

/** The agency's templates, by name, then id. */
export async function listReportTemplates(context: RequestContext, agencyId: string): Promise<ReportTemplate[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const rows = await context.db
    .select()
    .from(reportTemplate)
    .where(eq(reportTemplate.agencyId, agencyId))
    .orderBy(sql`${reportTemplate.name} collate "C"`, reportTemplate.id);
  return rows.map(toTemplate);
}

export async function getReportTemplate(
  context: RequestContext,
  agencyId: string,
  id: string,
): Promise<ReportTemplate> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return toTemplate(await findTemplate(context.db, agencyId, id));
}
