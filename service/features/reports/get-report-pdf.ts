import { parseUtc } from "@/contract/calendar";
import { amountsIn } from "@/contract/format/amount-unit";
import { formatMonths } from "@/contract/format/format-days";
import type { ReportContent } from "@/contract/reports/content";
import type { Db } from "../../platform/db/database";
import { PDF_TYPE, pdfFile, pdfName } from "../../platform/pdf/pdf-file";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { WholeFile } from "../../platform/streamed-file";
import { letterheadOf } from "../letterhead/pdf-letterhead";
import { seesPlans } from "../targets/with-targets";
import { archivedBytes } from "./archive-report";
import { PDF_WORDS } from "./block-words";
import { findVisibleReport, type PeriodReportRow } from "./period-report-row";
import { contentOf } from "./read-content";
import { reportPdfBlocks } from "./report-pdf-blocks";

/**
 * The PDF of a published report with blocks as it was published. Any other is drawn in the report's language or else
 * the caller's: a draft with blocks as it would be now, a report without blocks with its comment and stored figures.
 */
export async function getReportPdf(context: RequestContext, companyId: string, id: string): Promise<WholeFile> {
  const { item, role } = await requireItemAccess(context, companyId, "periodReport.read", (reader) =>
    findVisibleReport(context.db, reader, companyId, id),
  );
  return archivedOrDrawnPdf(context.db, item, await contentOf(context, item, seesPlans(role)));
}

/**
 * The PDF of a report: for a frozen content the archived bytes if there are any. Otherwise, and always for a report
 * without blocks, drawn from `content`.
 */
export async function archivedOrDrawnPdf(db: Db, report: PeriodReportRow, content: ReportContent): Promise<WholeFile> {
  const archived = report.content === null ? null : await archivedBytes(db, report);
  if (!archived) return reportPdf(content);
  return new WholeFile(pdfName({ company: content.company.name, ...namesOf(content) }), PDF_TYPE, archived);
}

/** Draws the content of a report as a tagged PDF in its language, dated to the time of its values. */
export function reportPdf(content: ReportContent): Promise<WholeFile> {
  const { language, author, company, agency, currency, asOf } = content;
  const words = PDF_WORDS[language];
  return pdfFile({
    ...letterheadOf(company, agency, { language, now: parseUtc(asOf) }),
    ...namesOf(content),
    detail: [words.by(author), ...(currency === "" ? [] : [`${amountsIn(currency, language)}.`])].join(" "),
    blocks: reportPdfBlocks(content),
  });
}

function namesOf({ title, period, language }: ReportContent) {
  return { title, period: formatMonths(period, language) };
}
