import { and, asc, count, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { BulkCause } from "@/contract/bulk-changes/bulk-change";
import { firstDay, lastDay } from "@/contract/period";
import type { PeriodReport } from "@/contract/reports/period-report";
import type { Db } from "../../../platform/db/database";
import { periodReport, reportLink } from "../../../platform/db/schema";
import { quote } from "../../../platform/http-error";
import type { CompanyRow } from "../../../platform/policies/connected-company";
import type { RequestContext } from "../../../platform/request-context";
import { withPredrawnPdfs, type PdfOf } from "../../reports/drawn-pdfs";
import { toReport, type PeriodReportRow } from "../../reports/period-report-row";
import { checklistOf } from "../../reports/read-checklist";
import { updatePeriodReport } from "../../reports/update-period-report";
import { bodyOf, isOfCompanies, type StateOrCause, type KindOf } from "../kind-of-change";

/**
 * The reports of the period, with the members that show whether somebody has changed them since. The number of open
 * links is one of them, because taking the publication back would close these links.
 */
type State = (Pick<PeriodReport, "id" | "title" | "period" | "isPublished"> & {
  /** With milliseconds, unlike in responses, so that two writes within one second differ. */
  lastUpdated?: string;
  /** The number of links that are not closed. Expired links count too: an expiry is not a change by a user. */
  openLinks: number;
})[];

const NO_DRAFT = { code: "noDraft", explanation: "The company has no draft of a report of the period." };

export const publishingKind: KindOf<"publishing", State, PdfOf> = {
  action: "periodReport.write",
  async read(context, companies, { publishing: { period, title, language } }, stateAfter) {
    const isConcerned = stateAfter
      ? inArray(
          periodReport.id,
          stateAfter.map(({ id }) => id),
        )
      : and(
          eq(periodReport.firstDay, firstDay(period)),
          eq(periodReport.lastDay, lastDay(period)),
          title === undefined ? undefined : eq(periodReport.title, title),
        );
    const found = await readReports(context.db, companies, isConcerned);
    const states = new Map<string, StateOrCause<State>>();
    for (const { id } of companies) {
      const reports = found.get(id) ?? [];
      const state = reports.map(stateOf);
      const cause = stateAfter ? null : await causeOfRefusal({ ...context, language }, reports);
      states.set(id, cause ? { cause } : { state });
    }
    return states;
  },
  wanted: (state) => state.map((report) => ({ ...report, isPublished: true })),
  runTransaction: withPredrawnPdfs,
  async write(context, _, { companyId, before, after }, { publishing: { language } }, pdfOf) {
    const inLanguage = { ...context, language };
    for (const [i, { id, isPublished }] of after.entries()) {
      if (before[i]!.isPublished === isPublished) continue;
      await updatePeriodReport(inLanguage, companyId, undefined, bodyOf({ id, isPublished }), pdfOf);
    }
    const ids = after.map(({ id }) => id);
    const reports = await readReports(context.db, [{ id: companyId }], inArray(periodReport.id, ids));
    return (reports.get(companyId) ?? []).map(stateOf);
  },
  differences: (before, after) =>
    after.flatMap(({ title, period, isPublished }, i) =>
      before[i]!.isPublished === isPublished ? [] : [{ period, before: null, after: title }],
    ),
};

type ReportWithLinks = PeriodReportRow & { openLinks: number };

/** Maps company ids to their reports that meet the condition, in the order of creation. */
async function readReports(
  db: Db,
  companies: readonly Pick<CompanyRow, "id">[],
  condition: SQL | undefined,
): Promise<ReadonlyMap<string, ReportWithLinks[]>> {
  const isTheirs = isOfCompanies(periodReport.companyId, companies);
  const reports = await db
    .select()
    .from(periodReport)
    .where(and(isTheirs, condition))
    .orderBy(asc(periodReport.created), asc(periodReport.id));
  const links = await db
    .select({ id: reportLink.reportId, open: count() })
    .from(reportLink)
    .where(and(isOfCompanies(reportLink.companyId, companies), isNull(reportLink.closed)))
    .groupBy(reportLink.reportId);
  const open = new Map(links.map((link) => [link.id, link.open]));
  const found = new Map<string, ReportWithLinks[]>();
  for (const report of reports) {
    const theirs = found.get(report.companyId) ?? [];
    found.set(report.companyId, [...theirs, { ...report, openLinks: open.get(report.id) ?? 0 }]);
  }
  return found;
}

function stateOf({ openLinks, ...row }: ReportWithLinks): State[number] {
  const { id, title, period, isPublished } = toReport(row);
  const lastUpdated = row.lastUpdated?.toISOString();
  return { id, title, period, ...(lastUpdated !== undefined && { lastUpdated }), isPublished, openLinks };
}

/** The reason why a company's drafts cannot be published: it has no report, or a draft's checklist is incomplete. */
async function causeOfRefusal(context: RequestContext, reports: readonly ReportWithLinks[]): Promise<BulkCause | null> {
  if (reports.length === 0) return NO_DRAFT;
  const open: NonNullable<BulkCause["reports"]> = [];
  for (const report of reports.filter(({ isPublished }) => !isPublished)) {
    const { items } = await context.db.transaction((tx) => checklistOf(tx, context, report), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
    const openItems = items.filter(({ isDone }) => !isDone);
    if (openItems.length > 0) open.push({ id: report.id, title: report.title, open: openItems });
  }
  if (open.length === 0) return null;
  const named = open.map(({ title, open: items }) => `${quote(title)} (${items.map(({ check }) => check).join(", ")})`);
  return { code: "checklistOpen", explanation: `The checklist is not whole: ${named.join("; ")}.`, reports: open };
}
