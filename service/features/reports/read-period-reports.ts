import { and, eq, getTableColumns } from "drizzle-orm";
import { queryFlag } from "@/contract/query-flag";
import { queryNumber } from "@/contract/query-number";
import type { PeriodReport, FullPeriodReport } from "@/contract/reports/period-report";
import type { Restatement } from "@/contract/reports/restatement";
import { periodReport } from "../../platform/db/schema";
import { requireCompanyAccess, requireItemAccess } from "../../platform/policies/authorize";
import { grantOf } from "@/contract/permissions";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { seesPlans, withoutPlans } from "../targets/with-targets";
import { comparedColumns, countRestated, uncomparedColumns } from "./count-restated";
import { inLanguage, NEWEST_FIRST, toReport, findVisibleReport, toFullReport } from "./period-report-row";
import { restate } from "./restate";

const latest = queryNumber(1).optional();
const restated = queryFlag.transform((value) => value === "true").optional();

/**
 * The company's reports without their figures, newest first, at most `latest` of them. With `restated=true`, published
 * reports say how many of their figures and statement lines have changed since.
 */
export async function listPeriodReports(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<PeriodReport[]> {
  const { role } = await requireCompanyAccess(context, companyId, "periodReport.read");
  const { latest: limit, restated: isCompared } = query({ latest, restated });
  const publishedOnly = grantOf(role, "periodReport.readUnpublished") === false;
  const { keyFigures: _, blocks: __, language: ___, content: ____, ...columns } = getTableColumns(periodReport);
  const reportsQuery = context.db
    .select({ ...columns, ...(isCompared ? comparedColumns : uncomparedColumns) })
    .from(periodReport)
    .where(and(eq(periodReport.companyId, companyId), publishedOnly ? eq(periodReport.isPublished, true) : undefined))
    .orderBy(...NEWEST_FIRST);
  const rows = await (limit === undefined ? reportsQuery : reportsQuery.limit(limit));
  const compared = rows.flatMap((row) => (row.keyFigures === null ? [] : [{ ...row, keyFigures: row.keyFigures }]));
  const counts = await countRestated(context.db, companyId, compared);
  const restatedOf = new Map(compared.map(({ id }, i) => [id, counts[i]!]));
  return rows.map((row) => {
    const count = restatedOf.get(row.id);
    return { ...toReport(row), ...(count && { restated: count }) };
  });
}

/**
 * A report with its figures as they were computed, with targets and budgets for whoever may see them; names of standard
 * key figures in the caller's language.
 */
export async function getPeriodReport(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<FullPeriodReport> {
  const { item, role } = await requireItemAccess(context, companyId, "periodReport.read", (reader) =>
    findVisibleReport(context.db, reader, companyId, id),
  );
  const report = inLanguage(toFullReport(item), context.language);
  return seesPlans(role) ? report : { ...report, keyFigures: withoutPlans(report.keyFigures) };
}

/**
 * The figures of a report whose values have changed since, in the report's order; names in the caller's language.
 */
export async function getRestatement(context: RequestContext, companyId: string, id: string): Promise<Restatement[]> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.read", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  return restate(context.db, item, context.language);
}
