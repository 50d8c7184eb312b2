import type { ContentProblem, ReportContent } from "@/contract/reports/content";
import { writeWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { withKeptLogo } from "./content-logo";
import { toFullReport, type PeriodReportRow } from "./period-report-row";
import { derivedContent } from "./read-content";
import { resolveContent } from "./resolve-content";

/** The content of a report being published, and the columns that freeze it when the report has blocks. */
interface Publication {
  content: ReportContent;
  columns: Partial<Pick<PeriodReportRow, "keyFigures" | "content" | "language">>;
}

/**
 * Resolves the content of a report for publishing, in the report's language or else the caller's. For a report with
 * blocks, also returns the columns that store the present content and key figures. Nothing of the company may change
 * meanwhile: the caller has called lockForWriting in the same transaction.
 * @throws HttpError ruleViolation that names the problems of the content
 */
export async function resolvePublication(
  tx: Db,
  { language: callerLanguage, now }: Pick<RequestContext, "language" | "now">,
  report: PeriodReportRow,
): Promise<Publication> {
  const { blocks } = toFullReport(report);
  const language = report.language ?? callerLanguage;
  if (!blocks) return { content: await derivedContent(tx, report, language), columns: {} };
  const { content, keyFigures } = await resolveContent(tx, { ...report, blocks }, { language, now });
  if (content.problems.length > 0) {
    throw new HttpError(
      "ruleViolation",
      `The report cannot be published: ${content.problems.map(messageOf).join("; ")}.`,
    );
  }
  const stored = await withKeptLogo(tx, content);
  return { content, columns: { language, content: writeWire(stored), keyFigures: writeWire(keyFigures) } };
}

function messageOf({ blockId, code, name, reason }: ContentProblem): string {
  const problem = {
    unknownPreset: `the company has no key figure preset ${quote(name)}`,
    unknownKeyFigure: `the company has no key figure ${quote(name)}`,
    noValue: `${quote(name)} has no value${reason ? ` (${reason.code})` : ""}`,
    unreadable: `${quote(name)} is no live value`,
  }[code];
  return `block ${quote(blockId)}: ${problem}`;
}
