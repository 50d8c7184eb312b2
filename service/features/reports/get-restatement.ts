import type { Restatement } from "@/contract/reports";
import type { RequestContext } from "../../platform/request-context";
import { requireItemAccess } from "../../platform/policies/require-item-access";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { findVisibleReport } from "./find-visible-report";
import { toFullReport } from "./period-report-row";

/** The figures of a report that the books give otherwise today, in the report's order; names in the caller's language. */
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
