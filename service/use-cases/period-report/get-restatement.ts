import type { KeyFigureResult } from "@/contract/key-figure-value";
import type { Restatement } from "@/contract/period-report";
import type { Caller } from "../../caller";
import { reachItem } from "../../policies/reach-item";
import { computeKeyFigureValues } from "../key-figure-value/compute-key-figure-values";
import { findVisibleReport } from "./find-visible-report";
import { presentFullReport } from "./period-report-row";

/** The figures of a report that the books give otherwise today, in the report's order; names in the caller's language. */
export async function getRestatement(caller: Caller, companyId: string, id: string): Promise<Restatement[]> {
  const { item } = await reachItem(caller, companyId, "periodReport.read", (role) =>
    findVisibleReport(caller.db, role, companyId, id),
  );
  const { keyFigures } = presentFullReport(item);
  const reported = new Map(keyFigures.map((result) => [result.keyFigure.id, valueOf(result)]));
  const today = await computeKeyFigureValues(caller.db, companyId, {
    days: { firstDay: item.firstDay, lastDay: item.lastDay },
    keyFigureIds: [...reported.keys()],
    language: caller.language,
  });
  return today.flatMap((result): Restatement[] => {
    const before = reported.get(result.keyFigure.id) ?? null;
    const now = valueOf(result);
    if (Object.is(before, now)) return [];
    const reason = result.keyFigureValues[0]?.reason;
    return [
      {
        keyFigure: result.keyFigure,
        reported: before,
        now,
        ...(reason && { reason }),
        difference: before === null || now === null ? null : now - before,
      },
    ];
  });
}

function valueOf({ keyFigureValues }: KeyFigureResult): number | null {
  return keyFigureValues[0]?.value ?? null;
}
