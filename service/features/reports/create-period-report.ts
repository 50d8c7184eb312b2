import { randomUUID } from "node:crypto";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { firstDay, lastDay } from "@/contract/period";
import { periodReportCreateSchema, type FullPeriodReport } from "@/contract/reports";
import { writeWire } from "@/contract/wire";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { readCompanyPresets } from "../presets/preset-row";
import { audit } from "../../platform/audit/audit";
import { periodReport } from "../../platform/db/schema";
import { throwHttpError } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { toFullReport, type PeriodReportRow } from "./period-report-row";

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

/** The figures of a report's preset as the books give them now, one value each; names in the caller's language. */
export async function computeFigures(
  { db, language }: RequestContext,
  companyId: string,
  { firstDay, lastDay, keyFigurePresetId: id }: Pick<PeriodReportRow, "firstDay" | "lastDay" | "keyFigurePresetId">,
): Promise<KeyFigureResult[]> {
  const preset = (await readCompanyPresets(db, companyId)).held.get(id);
  const keyFigureIds =
    preset?.value.keyFigureTypes ??
    throwHttpError(
      "invalid",
      `The body is not valid: $.keyFigurePresetId: the company has no key figure preset "${id}".`,
    );
  return computeKeyFigureValues(db, companyId, { days: { firstDay, lastDay }, keyFigureIds, language });
}
