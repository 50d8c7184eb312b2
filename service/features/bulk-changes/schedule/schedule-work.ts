import { and, eq, lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { MAX_BULK_COMPANIES } from "@/contract/bulk-changes/bulk-change-states";
import type { ScheduleProblem } from "@/contract/bulk-changes/report-schedule";
import type { CalendarDay } from "@/contract/calendar";
import { swedishDay } from "@/contract/format/swedish-clock";
import { actorContext } from "../../../platform/auth/actor-context";
import type { Db } from "../../../platform/db/database";
import { databaseNow } from "../../../platform/db/database-clock";
import { bulkChangePart, company, reportSchedule, reportScheduleRun } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import { QueueWork } from "../../../platform/jobs/queue-work";
import { requireAgencyAccess, visibleCompanies } from "../../../platform/policies/authorize";
import type { RequestContext } from "../../../platform/request-context";
import { createBulkChange } from "../create-bulk-change";
import { bodyOf } from "../kind-of-change";
import { monthOf, nextMonth, reportedPeriod, type ScheduleRow } from "./schedule-row";
import { scheduleSignal } from "./write-schedule";

interface ScheduleWorkOptions {
  log: Logger;
  toHttpError: (error: unknown) => HttpError;
  now?: () => Date;
}

/** Interval of checks for due schedules, in milliseconds. */
const IDLE_MS = 60_000;

/** Starts the background work that makes the monthly reports on the days that agencies have set. */
export function startScheduleWork(db: Db, options: Pick<ScheduleWorkOptions, "log" | "toHttpError">): QueueWork {
  return new QueueWork({
    ...options,
    name: "report schedules",
    signal: scheduleSignal,
    idleMs: IDLE_MS,
    workOnNext: () => runNextSchedule(db, options),
  });
}

type Outcome = Pick<typeof reportScheduleRun.$inferInsert, "companies" | "drafts" | "publishing" | "problem">;

/**
 * Begins the bulk changes of one due schedule, records the run, and sets the month of the next run, in one transaction
 * that locks the schedule. Returns false when no schedule is due or the due ones are locked by other processes.
 */
export async function runNextSchedule(db: Db, options: ScheduleWorkOptions): Promise<boolean> {
  const { now = databaseNow, log, toHttpError } = options;
  const today = swedishDay(now());
  // The agency whose schedule the first attempt has locked; a second attempt may record a problem for no other.
  const taken: { agencyId?: string } = {};
  const run = (outcomeOf: (tx: Db, row: ScheduleRow) => Promise<Outcome>) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(reportSchedule)
        .where(
          and(isDue(today), taken.agencyId === undefined ? undefined : eq(reportSchedule.agencyId, taken.agencyId)),
        )
        .orderBy(reportSchedule.agencyId)
        .limit(1)
        .for("update", { skipLocked: true });
      if (!row) return false;
      const { agencyId } = row;
      taken.agencyId = agencyId;
      const month = monthOf(today);
      const outcome = await outcomeOf(tx, row);
      await tx.insert(reportScheduleRun).values({ agencyId, month, at: now(), ...outcome });
      await tx
        .update(reportSchedule)
        .set({ nextMonth: nextMonth(month) })
        .where(eq(reportSchedule.agencyId, agencyId));
      return true;
    });
  try {
    return await run((tx, row) => makeReports(tx, row, monthOf(today), log));
  } catch (error) {
    if (taken.agencyId === undefined || toHttpError(error).kind !== "unexpected") throw error;
    // Recorded as a run without reports, because the same error would probably come at every further check.
    log.error({ err: error, ...taken }, "the reports of a month could not be begun");
    return run(() => Promise.resolve(problem("unexpected")));
  }
}

/** Condition for schedules whose day has come and that have not run this month. A missed month is not made up for. */
function isDue(today: CalendarDay) {
  return and(lte(reportSchedule.nextMonth, monthOf(today)), lte(reportSchedule.day, Number(today.slice(8))));
}

async function makeReports(tx: Db, row: ScheduleRow, month: string, log: Logger): Promise<Outcome> {
  const { agencyId, title, reportTemplateId, publishes, language } = row;
  const context = await scheduleContext(tx, row);
  if (!context) return problem("actorGone");
  const found = await companiesOf(context, row);
  if (found.length === 0) return problem("noCompanies");
  const companyIds = found.slice(0, MAX_BULK_COMPANIES);
  if (found.length > companyIds.length) {
    log.warn({ agencyId, month, companies: companyIds.length }, "the last companies by name got no monthly report");
  }
  const begin = async (change: CompanyChange) =>
    (await createBulkChange(context, agencyId, bodyOf({ change, companyIds }))).id;
  const period = reportedPeriod(month);
  try {
    const drafts = await begin({ kind: "report", report: { title, period, reportTemplateId, language } });
    if (!publishes) return { companies: companyIds.length, drafts };
    const publishing = await begin({ kind: "publishing", publishing: { title, period, language } });
    // Publishing waits for the drafts only if it is queued later, and the timestamps of two statements may be equal.
    // The column itself cannot be increased: Citus adds no interval to a column in an update.
    await tx
      .update(bulkChangePart)
      .set({ queuedAt: sql`statement_timestamp() + interval '1 second'` })
      .where(and(eq(bulkChangePart.agencyId, agencyId), eq(bulkChangePart.bulkChangeId, publishing)));
    return { companies: companyIds.length, drafts, publishing };
  } catch (error) {
    if (error instanceof HttpError && error.kind === "invalid") return problem("templateGone");
    throw error;
  }
}

function problem(of: ScheduleProblem): Outcome {
  return { companies: 0, problem: of };
}

/** The context of the user who set the schedule; null when they are gone, or may no longer set one. */
async function scheduleContext(tx: Db, { actor, agencyId }: ScheduleRow): Promise<RequestContext | null> {
  const context = await actorContext(tx, actor, "report schedule");
  if (!context) return null;
  try {
    await requireAgencyAccess(context, agencyId, "reportSchedule.write");
    return context;
  } catch (error) {
    // A 503 refuses nothing: the database is busy or away.
    if (error instanceof HttpError && error.status !== 503) return null;
    throw error;
  }
}

/** The companies of a schedule by name, up to one more than a bulk change can have. */
async function companiesOf(context: RequestContext, { agencyId, companyTypeId }: ScheduleRow): Promise<string[]> {
  const rows = await context.db
    .select({ id: company.id })
    .from(company)
    .where(
      and(
        eq(company.agencyId, agencyId),
        companyTypeId === null ? undefined : eq(company.companyTypeId, companyTypeId),
        visibleCompanies(context),
      ),
    )
    .orderBy(company.name, company.id)
    .limit(MAX_BULK_COMPANIES + 1);
  return rows.map(({ id }) => id);
}
