import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { RequestContext } from "../../platform/request-context";
import { keyFigurePreset } from "../../platform/db/schema";
import { throwHttpError } from "../../platform/http-error";
import { presetIs } from "../presets/find-preset";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import type { PeriodReportRow } from "./period-report-row";

/** The figures of a report's preset as the books give them now, one value each; names in the caller's language. */
export async function computeFigures(
  { db, language }: RequestContext,
  companyId: string,
  { firstDay, lastDay, keyFigurePresetId: id }: Pick<PeriodReportRow, "firstDay" | "lastDay" | "keyFigurePresetId">,
): Promise<KeyFigureResult[]> {
  const [preset] = await db
    .select({ ids: keyFigurePreset.keyFigureTypes })
    .from(keyFigurePreset)
    .where(presetIs(companyId, id));
  const keyFigureIds =
    preset?.ids ??
    throwHttpError(
      "invalid",
      `The body is not valid: $.keyFigurePresetId: the company has no key figure preset "${id}".`,
    );
  return computeKeyFigureValues(db, companyId, { days: { firstDay, lastDay }, keyFigureIds, language });
}
