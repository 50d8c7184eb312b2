import { desc, eq } from "drizzle-orm";
import type { ReportSchedule, ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import { periodOfDays, type Period } from "@/contract/period";
import type { Db } from "../../../platform/db/database";
import { reportSchedule, reportScheduleRun } from "../../../platform/db/schema";

export type ScheduleRow = typeof reportSchedule.$inferSelect;

/** Maximum number of runs in a response, which has the latest ones. */
const MAX_RUNS = 12;

/** The month of a day, as 2026-11. */
export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

export function nextMonth(month: string): string {
  return monthOf(addMonths(`${month}-01`, 1));
}

/** The period of the reports that are made in a month: the month before. */
export function reportedPeriod(month: string): Period {
  const first = addMonths(`${month}-01`, -1);
  return periodOfDays(first, endOfMonth(first));
}

function toSchedule(row: ScheduleRow): ReportSchedule {
  const { day, title, reportTemplateId, companyTypeId, publishes, language } = row;
  return { day, title, reportTemplateId, ...(companyTypeId !== null && { companyTypeId }), publishes, language };
}

/**
 * The schedule of an agency, with the latest runs.
 * @param today the day in Sweden; the next run is this month or later, because missed months are skipped
 * @param lock true to lock the schedule for the rest of the transaction
 */
export async function readSchedule(
  db: Db,
  agencyId: string,
  today: CalendarDay,
  lock = false,
): Promise<ReportScheduleState> {
  const query = db.select().from(reportSchedule).where(eq(reportSchedule.agencyId, agencyId));
  const [row] = await (lock ? query.for("update") : query);
  const runs = await db
    .select()
    .from(reportScheduleRun)
    .where(eq(reportScheduleRun.agencyId, agencyId))
    .orderBy(desc(reportScheduleRun.month))
    .limit(MAX_RUNS);
  return {
    ...(row && {
      schedule: toSchedule(row),
      user: row.actor,
      nextRun: `${row.nextMonth < monthOf(today) ? monthOf(today) : row.nextMonth}-${String(row.day).padStart(2, "0")}`,
    }),
    runs: runs.map(({ at, month, companies, drafts, publishing, problem }) => ({
      at: formatUtc(at),
      period: reportedPeriod(month),
      companies,
      ...(drafts !== null && { drafts }),
      ...(publishing !== null && { publishing }),
      ...(problem !== null && { problem }),
    })),
  };
}
