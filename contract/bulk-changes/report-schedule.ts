import * as z from "zod";
import { calendarDay, periodSchema, timestamp } from "../dates";
import { reportLanguage } from "../reports/blocks";
import { anyId, name } from "../text";
import { createForm } from "../write-forms";

/** Days of the month on which reports can be made: those that every month has. */
export const LAST_SCHEDULED_DAY = 28;

/** Extension: the reports that the service makes each month, of the month before (ADR 0101). */
export const reportScheduleSchema = z.object({
  day: z.int().min(1).max(LAST_SCHEDULED_DAY),
  title: name(),
  reportTemplateId: anyId(),
  /** The type of the companies that get them; absent where all do. */
  companyTypeId: name(64).optional(),
  /** True publishes the reports whose checklist is complete and leaves the others drafts; false leaves all drafts. */
  publishes: z.boolean(),
  language: reportLanguage,
});
export type ReportSchedule = z.output<typeof reportScheduleSchema>;
export const reportScheduleWriteSchema = createForm(reportScheduleSchema);

/** The reasons for which a month had no reports. */
export const SCHEDULE_PROBLEMS = ["actorGone", "templateGone", "noCompanies", "unexpected"] as const;
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number];

const run = z.object({
  /** UTC. */
  at: timestamp,
  /** The month that the reports are of. */
  period: periodSchema,
  companies: z.int(),
  /** The bulk changes that made the drafts, and that published them. */
  drafts: z.string().optional(),
  publishing: z.string().optional(),
  problem: z.enum(SCHEDULE_PROBLEMS).optional(),
});
export type ReportScheduleRun = z.output<typeof run>;

export const reportScheduleStateSchema = z.object({
  /** Absent where none is set. */
  schedule: reportScheduleSchema.optional(),
  /** User name of whoever set it last, in whose name the reports are made. */
  user: z.string().optional(),
  nextRun: calendarDay.optional(),
  /** The latest, the newest first. */
  runs: z.array(run),
});
export type ReportScheduleState = z.output<typeof reportScheduleStateSchema>;
