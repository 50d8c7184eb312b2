import { formatUtc } from "@/contract/dates";
import { reportContentSchema, type ContentBlock, type ReportContent } from "@/contract/reports/content";
import { usualHeading } from "@/contract/reports/usual-headings";
import { parseWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { keyFigureIn } from "../../figures/catalogue";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { figureColumns } from "./block-words";
import { withStoredLogo } from "./content-logo";
import { findVisibleReport, toFullReport, type PeriodReportRow } from "./period-report-row";
import { readHead } from "./report-head";
import { resolveContent } from "./resolve-content";

/**
 * The content of a published report with blocks as it was published. Any other is in the report's language or else the
 * caller's: a draft with blocks as it would be now, a report without blocks with its comment and its stored figures.
 */
export async function getReportContent(context: RequestContext, companyId: string, id: string): Promise<ReportContent> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.read", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  return contentOf(context, item);
}

/** Like {@link getReportContent}, for a row that the caller may read. */
export async function contentOf(
  { db, language: callerLanguage, now }: Pick<RequestContext, "db" | "language" | "now">,
  row: PeriodReportRow,
): Promise<ReportContent> {
  if (row.content !== null) return withStoredLogo(db, reportContentSchema.parse(parseWire(row.content)));
  const language = row.language ?? callerLanguage;
  const { blocks } = toFullReport(row);
  return db.transaction(
    async (tx) =>
      blocks
        ? (await resolveContent(tx, { ...row, blocks }, { language, now })).content
        : derivedContent(tx, row, language),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The content of a report without blocks: its comment and its stored figures. */
export async function derivedContent(
  tx: Db,
  row: PeriodReportRow,
  language: ReportContent["language"],
): Promise<ReportContent> {
  const { keyFigures, comment } = toFullReport(row);
  const text: ContentBlock[] = comment ? [{ id: "comment", type: "text", parts: [{ text: comment }] }] : [];
  return {
    language,
    asOf: formatUtc(row.lastUpdated ?? row.created),
    ...(await readHead(tx, row)),
    blocks: [
      { id: "letterhead", type: "letterhead" },
      ...text,
      {
        id: "keyFigures",
        type: "keyFigures",
        heading: usualHeading("keyFigures", language),
        columns: figureColumns([], language),
        rows: keyFigures.map(({ keyFigure, keyFigureValues: [value] }) => ({
          keyFigure: keyFigureIn(keyFigure, language),
          value: value!,
        })),
      },
    ],
    problems: [],
  };
}
