import { and, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import { grantOf } from "@/contract/permissions";
import type { PeriodReport } from "@/contract/reports";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { periodReport } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { NEWEST_FIRST, toReport } from "./period-report-row";

const latest = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { message: "expected a whole number from 1" })
  .transform(Number)
  .optional();

/** The company's reports without their figures, those made last first; the `latest` so many of them. */
export async function listPeriodReports(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<PeriodReport[]> {
  const { role } = await requireCompanyAccess(context, companyId, "periodReport.read");
  const wanted = query({ latest }).latest;
  const publishedOnly = grantOf(role, "periodReport.readUnpublished") === false;
  const { keyFigures: _, ...columns } = getTableColumns(periodReport);
  const reports = context.db
    .select(columns)
    .from(periodReport)
    .where(and(eq(periodReport.companyId, companyId), publishedOnly ? eq(periodReport.isPublished, true) : undefined))
    .orderBy(...NEWEST_FIRST);
  const rows = await (wanted === undefined ? reports : reports.limit(wanted));
  return rows.map(toReport);
}
