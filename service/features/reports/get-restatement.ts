import type { Restatement } from "@/contract/reports";
import type { Caller } from "../../platform/request-context";
import { reachItem } from "../../platform/policies/reach-item";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { findVisibleReport } from "./find-visible-report";
import { presentFullReport } from "./period-report-row";

/** The figures of a report that the books give otherwise today, in the report's order; names in the caller's language. */
export async function getRestatement(caller: Caller, companyId: string, id: string): Promise<Restatement[]> {
  const { item } = await reachItem(caller, companyId, "periodReport.read", (role) =>
    findVisibleReport(caller.db, role, companyId, id),
  );
  const { keyFigures } = presentFullReport(item);
  const reported = new Map(keyFigures.map((result) => [result.keyFigure.id, result.keyFigureValues[0]]));
  const results = await computeKeyFigureValues(caller.db, companyId, {
    days: { firstDay: item.firstDay, lastDay: item.lastDay },
    keyFigureIds: [...reported.keys()],
    language: caller.language,
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
