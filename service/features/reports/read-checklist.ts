import { and, eq, gte, lte } from "drizzle-orm";
import { startOfMonth } from "@/contract/calendar";
import { changeOf } from "@/contract/figures/change";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { figuresIn } from "@/contract/reports/live-text";
import { SWING, type ReportChecklist, type ReportChecklistItem } from "@/contract/reports/report-checklist";
import type { Db } from "../../platform/db/database";
import { comment, company, fiscalYear, storedFigures } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { isCommentWithin } from "../comments/comment-row";
import { BOOK_COLUMNS, toBookFacts } from "../months/book-facts";
import { monthStates } from "../months/month-states";
import { findVisibleReport, inLanguage, toFullReport, type PeriodReportRow } from "./period-report-row";
import { resolveContent } from "./resolve-content";

type OpenPart = ReportChecklistItem["open"][number];

/**
 * The checks of a report before it is published. A check is left out when its result is unknown, and that of live
 * values in a report without blocks.
 */
export async function getReportChecklist(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<ReportChecklist> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.write", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  return context.db.transaction((tx) => checklistOf(tx, context, item), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** Like {@link getReportChecklist}, for a row that the caller has authorised. */
export async function checklistOf(
  tx: Db,
  { language, now }: Pick<RequestContext, "language" | "now">,
  row: PeriodReportRow,
): Promise<ReportChecklist> {
  const { blocks, keyFigures: storedKeyFigures } = inLanguage(toFullReport(row), language);
  const resolved = blocks && (await resolveContent(tx, { ...row, blocks }, { language, now }));
  const keyFigures = resolved?.keyFigures ?? storedKeyFigures;
  const inTexts = (blocks ?? []).flatMap((block) => (block.type === "text" ? figuresIn(block.text) : []));
  const commented = new Set([...inTexts, ...(await commentedIn(tx, row))]);
  const problems = resolved?.content.problems ?? [];
  const [year] = await tx
    .select({ id: fiscalYear.id })
    .from(fiscalYear)
    .where(
      and(
        eq(fiscalYear.companyId, row.companyId),
        lte(fiscalYear.firstDay, row.lastDay),
        gte(fiscalYear.lastDay, row.lastDay),
      ),
    );
  return {
    ...(year && { fiscalYearId: year.id }),
    items: [
      ...(await booksOf(tx, row)),
      item("inputs", keyFigures.filter(lacksInput).map(partOf)),
      item("swings", keyFigures.filter((result) => isSwing(result) && !commented.has(result.keyFigure.id)).map(partOf)),
      ...(blocks ? [item("liveValues", namesOnce(problems))] : []),
    ],
  };
}

function item(check: ReportChecklistItem["check"], open: OpenPart[]): ReportChecklistItem {
  return { check, isDone: open.length === 0, open };
}

function partOf({ keyFigure: { id, name } }: KeyFigureResult): OpenPart {
  return { id, name };
}

function namesOnce(problems: readonly { name: string }[]): OpenPart[] {
  return [...new Set(problems.map(({ name }) => name))].map((name) => ({ id: name, name }));
}

/** Checks that the books reach the end of the period, and that they agree with the file's own totals. */
async function booksOf(tx: Db, { companyId, lastDay }: PeriodReportRow): Promise<ReportChecklistItem[]> {
  const [found] = await tx
    .select(BOOK_COLUMNS)
    .from(company)
    .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
    .where(eq(company.id, companyId));
  const facts = { ...toBookFacts(found!), commented: new Set<string>(), reports: [] };
  const [books, reconciled] = monthStates(facts, startOfMonth(lastDay), lastDay);
  // The years before the stored ones are unknown; without any stored year, the company has no books.
  const isUnknown = books === "-" && facts.years.length > 0;
  return [
    ...(isUnknown ? [] : [{ check: "books" as const, isDone: books === "y", open: [] }]),
    ...(reconciled === "-" ? [] : [{ check: "reconciled" as const, isDone: reconciled === "y", open: [] }]),
  ];
}

function lacksInput({ keyFigureValues: [value] }: KeyFigureResult): boolean {
  return value?.value === null && value.reason?.code === "missingInput";
}

/** True when the value has changed so much in a year that the report should explain it. */
function isSwing({ keyFigure: { valueType }, keyFigureValues: [value] }: KeyFigureResult): boolean {
  const change = changeOf(value?.value ?? null, value?.yearBefore ?? null, valueType);
  if (!change || change.direction === "same") return false;
  // A change from zero, or from or to a loss, has no percentage, so the difference is compared with the size of the
  // earlier value.
  if (change.unit === "own") return Math.abs(change.amount) * 100 >= SWING.percent * Math.abs(value!.yearBefore!);
  return Math.abs(change.amount) >= SWING[change.unit];
}

/** Ids of the key figures with a comment within the report's period; questions do not count. */
async function commentedIn(tx: Db, row: PeriodReportRow): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: comment.keyFigureType })
    .from(comment)
    .where(isCommentWithin(row.companyId, row));
  return rows.map(({ id }) => id);
}
