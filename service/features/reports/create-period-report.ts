import { randomUUID } from "node:crypto";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { firstDay, lastDay } from "@/contract/period";
import { periodReportCreateSchema, type FullPeriodReport } from "@/contract/reports/period-report";
import { writeWire } from "@/contract/wire";
import { computeKeyFigureValues } from "../figures/compute-key-figure-values";
import { readCompanyPresets } from "../presets/preset-row";
import { audit } from "../../platform/audit/audit";
import { lockForWriting } from "../../platform/db/locks";
import { periodReport } from "../../platform/db/schema";
import { quote, throwHttpError } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { archiveReport } from "./archive-report";
import { withPredrawnPdfs, type PdfOf } from "./drawn-pdfs";
import { resolvePublication } from "./resolve-publication";
import { inLanguage, toFullReport, type PeriodReportRow } from "./period-report-row";

/**
 * Creates a report with the present figures of a preset, one value each. If it is created published, its PDF is
 * archived (ADR 0101). The content of blocks is then frozen (ADR 0089), and their figures replace those of the preset.
 * Returns the report with names in the caller's language.
 * @throws HttpError invalid when the company has no such preset, and ruleViolation when a report with problems would be
 * published
 */
export async function createPeriodReport(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<FullPeriodReport> {
  await requireCompanyAccess(context, companyId, "periodReport.write");
  const { period, ...input } = await body(periodReportCreateSchema);
  const days = { firstDay: firstDay(period), lastDay: lastDay(period) };
  const keyFigures =
    (await computeFigures(context, companyId, { ...days, keyFigurePresetId: input.keyFigurePresetId })) ??
    throwHttpError(
      "invalid",
      `The body is not valid: $.keyFigurePresetId: the company has no key figure preset ${quote(input.keyFigurePresetId)}.`,
    );
  const draft: PeriodReportRow = {
    companyId,
    id: randomUUID(),
    title: input.title,
    name: input.name ?? null,
    comment: input.comment ?? null,
    author: context.user.name,
    created: context.now,
    ...days,
    lastUpdated: null,
    isPublished: input.isPublished ?? false,
    recall: null,
    keyFigurePresetId: input.keyFigurePresetId,
    keyFigures: writeWire(keyFigures),
    blocks: input.blocks ? writeWire(input.blocks) : null,
    language: input.language ?? null,
    content: null,
  };
  const create = (pdfOf: PdfOf) =>
    context.db.transaction(async (tx) => {
      if (draft.isPublished) await lockForWriting(tx, companyId);
      const publication = draft.isPublished ? await resolvePublication(tx, context, draft) : null;
      const pdf = publication && (await pdfOf(publication.content));
      const row = { ...draft, ...publication?.columns };
      await tx.insert(periodReport).values(row);
      const created = toFullReport(row);
      await audit(tx, context, {
        action: "create",
        resource: "PeriodReport",
        resourceId: created.id,
        companyId,
        after: created,
      });
      if (pdf) await archiveReport(tx, context, row, pdf);
      return inLanguage(created, context.language);
    });
  return withPredrawnPdfs(create);
}

/**
 * Computes the present figures of a report's preset, one value each, with names in the caller's language. Null when the
 * company has no such preset.
 */
export async function computeFigures(
  { db, language }: RequestContext,
  companyId: string,
  { firstDay, lastDay, keyFigurePresetId: id }: Pick<PeriodReportRow, "firstDay" | "lastDay" | "keyFigurePresetId">,
): Promise<KeyFigureResult[] | null> {
  const preset = (await readCompanyPresets(db, companyId)).effective.get(id);
  if (!preset) return null;
  const keyFigureIds = preset.value.keyFigureTypes;
  return computeKeyFigureValues(db, companyId, { days: { firstDay, lastDay }, keyFigureIds, language });
}
