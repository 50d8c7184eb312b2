import { and, eq } from "drizzle-orm";
import { firstDay, lastDay } from "@/contract/period";
import type { PeriodReport } from "@/contract/reports/period-report";
import { periodReport } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import type { RequestContext } from "../../../platform/request-context";
import { readCompanyPresets } from "../../presets/preset-row";
import { createPeriodReport } from "../../reports/create-period-report";
import { deletePeriodReport } from "../../reports/delete-period-report";
import { findReport, toReport } from "../../reports/period-report-row";
import { findTemplate, toTemplate } from "../../reports/templates/template-row";
import { bodyOf, isOfCompanies, type StateOrCause, type KindOf } from "../kind-of-change";

/**
 * The draft that the change created, with the members that show whether somebody has changed it since: a new draft has
 * no `lastUpdated`, and every change of it sets one.
 */
type State = Pick<PeriodReport, "id" | "title" | "period" | "lastUpdated" | "isPublished"> | null;

const REPORT_THERE = {
  code: "reportThere",
  explanation: "The company has a report of this title and period already.",
};

export const reportKind: KindOf<"report", State> = {
  action: "periodReport.write",
  async check({ db }, agencyId, { report: { reportTemplateId } }) {
    await findTemplate(db, agencyId, reportTemplateId).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.kind !== "notFound") throw error;
      throw new HttpError(
        "invalid",
        `The body is not valid: $.change.report.reportTemplateId: the agency has no report template ${quote(reportTemplateId)}.`,
      );
    });
  },
  async read(context, companies, { report: { title, period } }, stateAfter) {
    if (stateAfter) {
      const { id } = companies[0]!;
      return new Map([[id, { state: await reportState(context, id, stateAfter.id) }]]);
    }
    const rows = await context.db
      .select({ companyId: periodReport.companyId })
      .from(periodReport)
      .where(
        and(
          isOfCompanies(periodReport.companyId, companies),
          eq(periodReport.title, title),
          eq(periodReport.firstDay, firstDay(period)),
          eq(periodReport.lastDay, lastDay(period)),
        ),
      );
    const companiesHaving = new Set(rows.map(({ companyId }) => companyId));
    return new Map(
      companies.map(({ id }): [string, StateOrCause<State>] => [
        id,
        companiesHaving.has(id) ? { cause: REPORT_THERE } : { state: null },
      ]),
    );
  },
  wanted: (_, { report: { title, period } }) => ({ id: "", title, period, isPublished: false }),
  async write(context, agencyId, { companyId, before, after }, { report }) {
    if (after === null) {
      await deletePeriodReport(context, companyId, before!.id);
      return null;
    }
    const { title, period, reportTemplateId, language } = report;
    const { blocks } = toTemplate(await findTemplate(context.db, agencyId, reportTemplateId));
    const { effective } = await readCompanyPresets(context.db, companyId);
    // Every report names a preset: the first preset of the template's blocks that the company has, else the company's
    // first preset. The id is empty for a company without presets, and createPeriodReport refuses it.
    const named = blocks.flatMap((block) => (block.type === "keyFigures" ? (block.keyFigurePresetId ?? []) : []));
    const keyFigurePresetId = named.find((id) => effective.has(id)) ?? [...effective.keys()][0] ?? "";
    const draft = { title, period, keyFigurePresetId, blocks, ...(language && { language }) };
    return stateOf(await createPeriodReport(context, companyId, bodyOf(draft)));
  },
  differences: (before, after) => [
    { period: (after ?? before)!.period, before: before?.title ?? null, after: after?.title ?? null },
  ],
};

function stateOf({ id, title, period, lastUpdated, isPublished }: PeriodReport): State {
  return { id, title, period, ...(lastUpdated !== undefined && { lastUpdated }), isPublished };
}

async function reportState({ db }: RequestContext, companyId: string, id: string): Promise<State> {
  try {
    return stateOf(toReport(await findReport(db, companyId, id, true)));
  } catch (error) {
    if (error instanceof HttpError && error.kind === "notFound") return null;
    throw error;
  }
}
