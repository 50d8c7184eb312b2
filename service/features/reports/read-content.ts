import { formatUtc } from "@/contract/dates";
import { reportContentSchema, type ContentBlock, type ReportContent } from "@/contract/reports/content";
import { usualHeading } from "@/contract/reports/usual-headings";
import { parseWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { keyFigureIn } from "../../figures/catalogue";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { seesPlans } from "../targets/with-targets";
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
  const { item, role } = await requireItemAccess(context, companyId, "periodReport.read", (reader) =>
    findVisibleReport(context.db, reader, companyId, id),
  );
  return contentOf(context, item, seesPlans(role));
}

/**
 * Like {@link getReportContent}, for a row that the caller may read. A reader who may not see targets and budgets gets
 * only those that its author chose to show.
 */
export async function contentOf(
  context: Pick<RequestContext, "db" | "language" | "now">,
  row: PeriodReportRow,
  readerSeesPlans: boolean,
): Promise<ReportContent> {
  const content = await wholeContentOf(context, row);
  return readerSeesPlans ? content : { ...content, blocks: content.blocks.map(withoutPlansNotShown) };
}

/** The block without targets and budgets that no column shows; those of charts and texts are shown. */
function withoutPlansNotShown(block: ContentBlock): ContentBlock {
  if (block.type !== "keyFigures") return block;
  const isShown = (name: "target" | "budget") => block.columns.some(({ column }) => column === name);
  return {
    ...block,
    rows: block.rows.map(({ value: { target, budget, ...value }, ...row }) => ({
      ...row,
      value: {
        ...value,
        ...(target !== undefined && isShown("target") && { target }),
        ...(budget !== undefined && isShown("budget") && { budget }),
      },
    })),
  };
}

async function wholeContentOf(
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
