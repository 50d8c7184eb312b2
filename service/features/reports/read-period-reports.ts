import { and, eq, getTableColumns } from "drizzle-orm";
import * as z from "zod";
import type { PeriodReport, FullPeriodReport, Restatement } from "@/contract/reports";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { periodReport } from "../../platform/db/schema";
import { requireCompanyAccess, requireItemAccess } from "../../platform/policies/authorize";
import { grantOf } from "@/contract/permissions";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { NEWEST_FIRST, toReport, findVisibleReport, toFullReport } from "./period-report-row";

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

export async function getPeriodReport(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<FullPeriodReport> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.read", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  return toFullReport(item);
}

/**
 * The figures of a report that the books give otherwise today, in the report's order; names in the caller's language.
 */
export async function getRestatement(context: RequestContext, companyId: string, id: string): Promise<Restatement[]> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.read", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  const { keyFigures } = toFullReport(item);
  const reported = new Map(keyFigures.map((result) => [result.keyFigure.id, result.keyFigureValues[0]]));
  const results = await computeKeyFigureValues(context.db, companyId, {
    days: { firstDay: item.firstDay, lastDay: item.lastDay },
    keyFigureIds: [...reported.keys()],
    language: context.language,
  });
  return results.flatMap((result): Restatement[] => {
    const [then, today] = [reported.get(result.keyFigure.id), result.keyFigureValues[0]];
    const [before, now] = [then?.value ?? null, today?.value ?? null];
    if (Object.is(before, now)) return [];
    const reason = today?.reason;
    return [
      {
        keyFigure: result.keyFigure,
        reported: before,
        now,
        ...(then?.bookedThrough && { reportedThrough: then.bookedThrough }),
        ...(today?.bookedThrough && { bookedThrough: today.bookedThrough }),
        ...(reason && { reason }),
        difference: before === null || now === null ? null : now - before,
      },
    ];
  });
}
