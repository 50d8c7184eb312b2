import { randomUUID } from "node:crypto";
import { firstDay, lastDay } from "@/contract/period";
import { periodReportCreateSchema, type FullPeriodReport } from "@/contract/reports";
import { writeWire } from "@/contract/wire";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { periodReport } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { computeFigures } from "./compute-figures";
import { toFullReport } from "./period-report-row";

/**
 * Makes a report of a period: the figures of a preset as the books give them now, one value each, kept as they are
 * from then on. Names are in the caller's language; id, author and times are the service's.
 */
export async function createPeriodReport(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<FullPeriodReport> {
  await requireCompanyAccess(context, companyId, "periodReport.write");
  const { period, ...input } = await body(periodReportCreateSchema);
  const days = { firstDay: firstDay(period), lastDay: lastDay(period) };
  const keyFigures = await computeFigures(context, companyId, { ...days, keyFigurePresetId: input.keyFigurePresetId });
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(periodReport)
      .values({
        ...input,
        ...days,
        companyId,
        id: randomUUID(),
        author: context.user.name,
        created: context.now,
        isPublished: input.isPublished ?? false,
        keyFigures: writeWire(keyFigures),
      })
      .returning();
    const created = toFullReport(row!);
    await audit(tx, context, {
      action: "create",
      resource: "PeriodReport",
      resourceId: created.id,
      companyId,
      after: created,
    });
    return created;
  });
}
