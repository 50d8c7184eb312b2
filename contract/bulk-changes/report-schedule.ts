import * as z from "zod";
import { companyTypeId } from "../companies/company-type";
import { calendarDay, periodSchema, timestamp } from "../dates";
import { reportLanguage } from "../reports/blocks";
import { anyId, name } from "../text";
import { createForm } from "../write-forms";

/** The latest day of the month on which reports can be made: the last day that every month has. */
export const LAST_SCHEDULED_DAY = 28;

/** Extension: the reports that the service makes each month about the month before (ADR 0101). */
export const reportScheduleSchema = z.object({
  day: z.int().min(1).max(LAST_SCHEDULED_DAY),
  title: name(),
  reportTemplateId: anyId(),
  /** The type of the companies that get the reports; absent for all companies. */
  companyTypeId: companyTypeId.optional(),
  /** True publishes the reports whose checklist is complete and leaves the others drafts; false leaves all drafts. */
  publishes: z.boolean(),
  language: reportLanguage,
});
export type ReportSchedule = z.output<typeof reportScheduleSchema>;
export const reportScheduleWriteSchema = createForm(reportScheduleSchema);

/** The reasons why a month got no reports. */
const SCHEDULE_PROBLEMS = ["actorGone", "templateGone", "noCompanies", "unexpected"] as const;
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number];

const run = z.object({
  /** UTC. */
  at: timestamp,
  /** The month that the reports are about. */
  period: periodSchema,
  companies: z.int(),
  /** Ids of the bulk changes that made the drafts and published them. */
  drafts: z.string().optional(),
  publishing: z.string().optional(),
  problem: z.enum(SCHEDULE_PROBLEMS).optional(),
});
export type ReportScheduleRun = z.output<typeof run>;

export const reportScheduleStateSchema = z.object({
  /** Absent when no schedule is set. */
  schedule: reportScheduleSchema.optional(),
  /** User name of the user who set it last, on whose behalf the reports are made. */
  user: z.string().optional(),
  nextRun: calendarDay.optional(),
  /** The latest runs, the newest first. */
  runs: z.array(run),
});
export type ReportScheduleState = z.output<typeof reportScheduleStateSchema>;
