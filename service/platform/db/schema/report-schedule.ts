import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ScheduleProblem } from "@/contract/bulk-changes/report-schedule";
import type { Locale } from "@/contract/format/locale";
import { agency } from "./agency";
import { instant } from "./columns";

/** The reports that the service makes for an agency each month (ADR 0101). */
export const reportSchedule = pgTable("report_schedule", {
  agencyId: text("agency_id")
    .primaryKey()
    .references(() => agency.shortName, { onDelete: "cascade" }),
  /** Day of the month on which the reports are made. */
  day: integer("day").notNull(),
  title: text("title").notNull(),
  /** No foreign key: a template may be deleted, and the next run then records a problem. */
  reportTemplateId: text("report_template_id").notNull(),
  companyTypeId: text("company_type_id"),
  publishes: boolean("publishes").notNull(),
  language: text("language").$type<Locale>().notNull(),
  /** The user on whose behalf the reports are made. */
  actor: text("actor").notNull(),
  /** The earliest month of the next run, such as 2026-11; missed months are not made up for. */
  nextMonth: text("next_month").notNull(),
});

/** The runs of the schedules, at most one per agency and month. */
export const reportScheduleRun = pgTable(
  "report_schedule_run",
  {
    agencyId: text("agency_id")
      .notNull()
      .references(() => agency.shortName, { onDelete: "cascade" }),
    /** The month of the run, such as 2026-11; its reports are about the month before. */
    month: text("month").notNull(),
    at: instant("at").notNull(),
    /** The number of companies that reports are made for; 0 if there is a problem. */
    companies: integer("companies").notNull(),
    /** Ids of the bulk changes that make the drafts and publish them; null if there is none. */
    drafts: uuid("drafts"),
    publishing: uuid("publishing"),
    problem: text("problem").$type<ScheduleProblem>(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.month] })],
);
