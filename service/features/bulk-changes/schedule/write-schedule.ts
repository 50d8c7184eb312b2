import { and, eq } from "drizzle-orm";
import { reportScheduleWriteSchema, type ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import { swedishDay } from "@/contract/format/swedish-clock";
import { writeWire } from "@/contract/wire";
import { audit } from "../../../platform/audit/audit";
import { afterCommit } from "../../../platform/db/after-commit";
import { reportSchedule, reportScheduleRun } from "../../../platform/db/schema";
import { HttpError, quote } from "../../../platform/http-error";
import { WorkSignal } from "../../../platform/jobs/queue-work";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import { requireMatch } from "../../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { lockAgency } from "../../agencies/agency-row";
import { findTemplate, requireKnownType } from "../../reports/templates/template-row";
import { monthOf, nextMonth, readSchedule } from "./schedule-row";

/** Sent when a schedule may be due. */
export const scheduleSignal = new WorkSignal();

/** The schedule of the agency's monthly reports, with the latest runs. */
export async function getReportSchedule(context: RequestContext, agencyId: string): Promise<ReportScheduleState> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return readSchedule(context.db, agencyId, swedishDay(context.now));
}

/**
 * Sets the schedule of the agency's monthly reports, which are made in the caller's name. The first run is this month,
 * unless the scheduled day has passed or this month has had a run.
 */
export async function setReportSchedule(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<ReportScheduleState> {
  await requireAgencyAccess(context, agencyId, "reportSchedule.write");
  const schedule = await body(reportScheduleWriteSchema);
  const { reportTemplateId, companyTypeId } = schedule;
  const today = swedishDay(context.now);
  return context.db.transaction(async (tx) => {
    // Nobody else can delete the company type or set the schedule during this transaction.
    await lockAgency(tx, agencyId, "no key update");
    const before = await readSchedule(tx, agencyId, today, true);
    await requireMatch(context, before, "The report schedule");
    const isSame = before.schedule !== undefined && writeWire(before.schedule) === writeWire(schedule);
    if (isSame && before.user === context.user.userName) return before;
    await requireKnownType(tx, agencyId, companyTypeId);
    await findTemplate(tx, agencyId, reportTemplateId).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.kind !== "notFound") throw error;
      const problem = `the agency has no report template ${quote(reportTemplateId)}`;
      throw new HttpError("invalid", `The body is not valid: $.reportTemplateId: ${problem}.`);
    });
    const month = monthOf(today);
    const isOver = Number(today.slice(8)) > schedule.day;
    const [ran] = await tx
      .select({ month: reportScheduleRun.month })
      .from(reportScheduleRun)
      .where(and(eq(reportScheduleRun.agencyId, agencyId), eq(reportScheduleRun.month, month)));
    const values = {
      ...schedule,
      companyTypeId: companyTypeId ?? null,
      actor: context.user.userName,
      nextMonth: isOver || ran ? nextMonth(month) : month,
    };
    await tx
      .insert(reportSchedule)
      .values({ agencyId, ...values })
      .onConflictDoUpdate({ target: reportSchedule.agencyId, set: values });
    const after = await readSchedule(tx, agencyId, today);
    await audit(tx, context, {
      action: before.schedule ? "update" : "create",
      resource: "ReportSchedule",
      resourceId: agencyId,
      agencyId,
      ...(before.schedule && { before: auditedSchedule(before) }),
      after: auditedSchedule(after),
    });
    afterCommit(tx, scheduleSignal.send);
    return after;
  });
}

/** Deletes the schedule; the reports that it has made stay. */
export async function deleteReportSchedule(context: RequestContext, agencyId: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "reportSchedule.write");
  await context.db.transaction(async (tx) => {
    const before = await readSchedule(tx, agencyId, swedishDay(context.now), true);
    await requireMatch(context, before, "The report schedule");
    if (!before.schedule) return;
    await tx.delete(reportSchedule).where(eq(reportSchedule.agencyId, agencyId));
    await audit(tx, context, {
      action: "delete",
      resource: "ReportSchedule",
      resourceId: agencyId,
      agencyId,
      before: auditedSchedule(before),
    });
  });
}

/** The schedule with the user who set it last, in whose name the reports are made. */
function auditedSchedule({ schedule, user }: ReportScheduleState) {
  return { ...schedule, user };
}
