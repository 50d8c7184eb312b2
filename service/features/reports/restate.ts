import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Restatement } from "@/contract/reports/restatement";
import type { Db } from "../../platform/db/database";
import type { RequestContext } from "../../platform/request-context";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { toFullReport, type PeriodReportRow } from "./period-report-row";

/**
 * The figures of a report whose present values differ from those that it stores, in the report's order. Key figures
 * that the company no longer has are left out.
 */
export async function restate(
  db: Db,
  report: PeriodReportRow,
  language: RequestContext["language"],
): Promise<Restatement[]> {
  const { keyFigures } = toFullReport(report);
  const results = await computeKeyFigureValues(db, report.companyId, {
    days: { firstDay: report.firstDay, lastDay: report.lastDay },
    keyFigureIds: keyFigures.map(({ keyFigure }) => keyFigure.id),
    language,
  });
  return restatementsOf(keyFigures, results);
}

/** The figures whose present values differ from the reported ones. */
export function restatementsOf(
  reportedFigures: readonly KeyFigureResult[],
  results: readonly KeyFigureResult[],
): Restatement[] {
  const reported = new Map(reportedFigures.map((result) => [result.keyFigure.id, result.keyFigureValues[0]]));
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
