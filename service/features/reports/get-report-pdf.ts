import { parseUtc } from "@/contract/dates";
import { amountUnit } from "@/contract/format/amount-unit";
import { formatMonths } from "@/contract/format/format-days";
import type { ReportContent } from "@/contract/reports/content";
import { pdfFile } from "../../platform/pdf/pdf-file";
import type { RequestContext } from "../../platform/request-context";
import type { WholeFile } from "../../platform/streamed-file";
import { letterheadOf } from "../companies/letterhead";
import { PDF_WORDS } from "./block-words";
import { getReportContent } from "./read-content";
import { reportPdfBlocks } from "./report-pdf-blocks";

/** A report as a PDF: as it was published, or of a draft as it would be published now. */
export async function getReportPdf(context: RequestContext, companyId: string, id: string): Promise<WholeFile> {
  return reportPdf(await getReportContent(context, companyId, id));
}

/** All that a report shows as a tagged PDF in its language, of the day that its values are of. */
export function reportPdf(content: ReportContent): Promise<WholeFile> {
  const { language, title, author, company, agency, period, currency, asOf } = content;
  const words = PDF_WORDS[language];
  return pdfFile({
    ...letterheadOf(company, agency?.name ?? null, { language, now: parseUtc(asOf) }),
    title,
    period: formatMonths(period, language),
    detail: [words.by(author), ...(currency === "" ? [] : [words.amounts(amountUnit(currency, language))])].join(" "),
    blocks: reportPdfBlocks(content),
  });
}
