import { z } from "zod";
import { periodReportUpdateSchema, type FullPeriodReport } from "@/contract/period-report";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import { periodReport } from "../../db/schema";
import { requireMatch } from "../../http/entity-tag";
import { reachItem } from "../../policies/reach-item";
import { itemIdOf } from "../item-id";
import { findVisibleReport } from "./find-visible-report";
import { findReport, presentFullReport, reportIs } from "./period-report-row";

const withId = z.intersection(periodReportUpdateSchema, z.object({ id: z.string().nullish() }));

/** Updates what was written about a report; its period and its figures never change. Members left out keep their value. */
export async function updatePeriodReport(
  caller: Caller,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<FullPeriodReport> {
  await reachItem(caller, companyId, "periodReport.write", async (role) =>
    idInPath === undefined ? null : findVisibleReport(caller.db, role, companyId, idInPath),
  );
  const { id: idInBody, ...patch } = await body(withId);
  const id = itemIdOf(idInPath, idInBody);
  return caller.db.transaction(async (tx) => {
    const before = presentFullReport(await findReport(tx, companyId, id, true));
    requireMatch(caller, before, `Period report "${id}"`);
    const { title, name, comment, isPublished } = applyPatch(before, patch);
    const [updated] = await tx
      .update(periodReport)
      .set({ title, name: name ?? null, comment: comment ?? null, isPublished, lastUpdated: caller.now })
      .where(reportIs(companyId, id))
      .returning();
    const after = presentFullReport(updated!);
    await audit(tx, caller, { action: "update", resource: "PeriodReport", resourceId: id, companyId, before, after });
    return after;
  });
}
