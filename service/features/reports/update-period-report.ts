import * as z from "zod";
import { periodReportUpdateSchema, type FullPeriodReport } from "@/contract/reports/period-report";
import { formatUtc } from "@/contract/dates";
import { writeWire } from "@/contract/wire";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { lockForWriting } from "../../platform/db/locks";
import { periodReport } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { replaceReportPdf } from "../documents/store-report-pdf";
import { closeOpenLinksOf } from "./links/close-report-links";
import { archivedLanguage, archiveReport, findArchived, recallArchived } from "./archive-report";
import { computeFigures } from "./create-period-report";
import { withPredrawnPdfs, type PdfOf } from "./drawn-pdfs";
import { resolvePublication } from "./resolve-publication";
import {
  findVisibleReport,
  findReport,
  inLanguage,
  toFullReport,
  reportIs,
  type PeriodReportRow,
} from "./period-report-row";

const withId = z.intersection(periodReportUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Updates a report. Its period never changes; its figures change in a draft with `recompute`, and when a report of
 * blocks is published. Omitted members keep their value.
 * @param pdfOf given by a caller that runs {@link withPredrawnPdfs} around several updates
 * @throws HttpError ruleViolation when a published report would get other figures or another content, and when a
 * report with problems would be published; invalid when `recompute` needs a preset that the company no longer has;
 * dataBusy when another request has just published the report
 */
export async function updatePeriodReport(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
  pdfOf?: PdfOf,
): Promise<FullPeriodReport> {
  await requireItemAccess(context, companyId, "periodReport.write", async (role) =>
    idInPath === undefined ? null : findVisibleReport(context.db, role, companyId, idInPath),
  );
  const changes = await body(withId);
  const id = itemIdOf(idInPath, changes.id);
  const change = { companyId, id, changes };
  return pdfOf ? write(context, change, pdfOf) : withPredrawnPdfs((drawn) => write(context, change, drawn));
}

interface Change {
  companyId: string;
  id: string;
  changes: z.output<typeof withId>;
}

function write(context: RequestContext, { companyId, id, changes }: Change, pdfOf: PdfOf): Promise<FullPeriodReport> {
  const { id: _, recallReason, recompute, ...patch } = changes;
  return context.db.transaction(async (tx) => {
    // The archive of a published report is written under the company's lock, which is taken before that of the report.
    const { isPublished: wasPublished } = await findReport(tx, companyId, id);
    const needsLock = wasPublished || patch.isPublished !== undefined;
    if (needsLock) await lockForWriting(tx, companyId);
    const row = await findReport(tx, companyId, id, true);
    if (row.isPublished && !needsLock) {
      const message = `Period report "${id}" has just been published by another request. Nothing was changed.`;
      throw new HttpError("dataBusy", message, { "retry-after": "1" });
    }
    const before = toFullReport(row);
    await requireMatch(context, inLanguage(before, context.language), `Period report "${id}"`);
    const { title, name, comment, isPublished, blocks, language } = applyPatch(before, patch);
    const columns = {
      title,
      name: name ?? null,
      comment: comment ?? null,
      isPublished,
      blocks: blocks ? writeWire(blocks) : null,
      language: language ?? null,
    };
    if (recompute && row.isPublished) {
      throw new HttpError(
        "ruleViolation",
        `Period report "${id}" is published: its figures stay as they are until it is recalled.`,
      );
    }
    const changed = { ...row, ...columns };
    if (!recompute && writeWire(toFullReport(changed)) === writeWire(before))
      return inLanguage(before, context.language);
    if (row.isPublished && isPublished) requireSameContent(row, changed);
    const isRecalled = row.isPublished && !isPublished;
    if (recompute) {
      const keyFigures = await computeFigures({ ...context, db: tx }, companyId, row);
      if (!keyFigures) {
        const message = `The figures of period report "${id}" cannot be computed again: the company has no key figure preset ${quote(row.keyFigurePresetId)}.`;
        throw new HttpError("invalid", message);
      }
      changed.keyFigures = writeWire(keyFigures);
    }
    // A published report without blocks can be edited; its PDF is then replaced in the publisher's language (ADR 0101).
    const archived = isPublished && row.isPublished && row.content === null ? await findArchived(tx, row) : null;
    const publisherLanguage = archived && (await archivedLanguage(tx, row));
    const needsPdf = (isPublished && !row.isPublished) || archived !== null;
    const publication = needsPdf
      ? await resolvePublication(
          tx,
          { now: context.now, language: publisherLanguage ?? context.language },
          { ...changed, lastUpdated: context.now },
        )
      : null;
    const pdf = publication && (await pdfOf(publication.content));
    const [updated] = await tx
      .update(periodReport)
      .set({
        ...columns,
        keyFigures: changed.keyFigures,
        lastUpdated: context.now,
        ...(isRecalled && {
          recall: { at: formatUtc(context.now), by: context.user.name, reason: recallReason ?? "" },
          content: null,
        }),
        ...publication?.columns,
      })
      .where(reportIs(companyId, id))
      .returning();
    if (isRecalled) {
      await closeOpenLinksOf(tx, companyId, id, context.now);
      await recallArchived(tx, context, row);
    }
    const after = toFullReport(updated!);
    await audit(tx, context, { action: "update", resource: "PeriodReport", resourceId: id, companyId, before, after });
    if (pdf && archived) await replaceReportPdf(tx, context, archived, pdf);
    else if (pdf) await archiveReport(tx, context, updated!, pdf);
    return inLanguage(after, context.language);
  });
}

/**
 * A published report keeps its blocks and language, and with a frozen content its title and name too. The comment may
 * change, because no frozen content includes it.
 * @throws HttpError ruleViolation for any other change
 */
function requireSameContent(row: PeriodReportRow, changed: PeriodReportRow): void {
  const keptMembers = ({ title, name, blocks, language }: PeriodReportRow) =>
    JSON.stringify(row.content === null ? [blocks, language] : [blocks, language, title, name]);
  if (keptMembers(row) !== keptMembers(changed)) {
    throw new HttpError(
      "ruleViolation",
      `Period report "${row.id}" is published: what it shows stays as it is until it is recalled.`,
    );
  }
}
