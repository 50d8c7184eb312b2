import { randomUUID } from "node:crypto";
import { firstDay, lastDay } from "@/contract/period";
import { periodReportCreateSchema, type FullPeriodReport } from "@/contract/period-report";
import { writeWire } from "@/contract/wire";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import { keyFigurePreset, periodReport } from "../../db/schema";
import { refuse } from "../../errors";
import { reachCompany } from "../../policies/authorize";
import { presetIs } from "../key-figure-preset/find-preset";
import { computeKeyFigureValues } from "../key-figure-value/compute-key-figure-values";
import { presentFullReport } from "./period-report-row";

/**
 * Makes a report of a period: the figures of a preset as the books give them now, one value each, kept as they are
 * from then on. Names are in the caller's language; id, author and times are the service's.
 */
export async function createPeriodReport(caller: Caller, companyId: string, body: ReadBody): Promise<FullPeriodReport> {
  await reachCompany(caller, companyId, "periodReport.write");
  const { period, ...input } = await body(periodReportCreateSchema);
  const days = { firstDay: firstDay(period), lastDay: lastDay(period) };
  const keyFigureIds = await figuresOfPreset(caller, companyId, input.keyFigurePresetId);
  const keyFigures = await computeKeyFigureValues(caller.db, companyId, {
    days,
    keyFigureIds,
    language: caller.language,
  });
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

async function figuresOfPreset(caller: Caller, companyId: string, id: string): Promise<string[]> {
  const [preset] = await caller.db
    .select({ ids: keyFigurePreset.keyFigureTypes })
    .from(keyFigurePreset)
    .where(presetIs(companyId, id));
  return (
    preset?.ids ??
    refuse("invalid", `The body is not valid: $.keyFigurePresetId: the company has no key figure preset "${id}".`)
  );
}
