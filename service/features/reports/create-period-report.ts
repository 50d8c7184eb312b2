import { randomUUID } from "node:crypto";
import { firstDay, lastDay } from "@/contract/period";
import { periodReportCreateSchema, type FullPeriodReport } from "@/contract/reports";
import { writeWire } from "@/contract/wire";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { periodReport } from "../../platform/db/schema";
import { reachCompany } from "../../platform/policies/authorize";
import { computeFigures } from "./compute-figures";
import { presentFullReport } from "./period-report-row";

/**
 * Makes a report of a period: the figures of a preset as the books give them now, one value each, kept as they are
 * from then on. Names are in the caller's language; id, author and times are the service's.
 */
export async function createPeriodReport(caller: Caller, companyId: string, body: ReadBody): Promise<FullPeriodReport> {
  await reachCompany(caller, companyId, "periodReport.write");
  const { period, ...input } = await body(periodReportCreateSchema);
  const days = { firstDay: firstDay(period), lastDay: lastDay(period) };
  const keyFigures = await computeFigures(caller, companyId, { ...days, keyFigurePresetId: input.keyFigurePresetId });
  return caller.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(periodReport)
      .values({
        ...input,
        ...days,
        companyId,
        id: randomUUID(),
        author: caller.user.name,
        created: caller.now,
        isPublished: input.isPublished ?? false,
        keyFigures: writeWire(keyFigures),
      })
      .returning();
    const created = presentFullReport(row!);
    await audit(tx, caller, {
      action: "create",
      resource: "PeriodReport",
      resourceId: created.id,
      companyId,
      after: created,
    });
    return created;
  });
}
