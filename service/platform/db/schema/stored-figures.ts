import { date, foreignKey, pgTable, primaryKey, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Resolution } from "@/contract/figures/resolutions";
import type { Agreement } from "@/contract/statements/reconciliation";
import { double, instant } from "./columns";
import { company } from "./company";

/**
 * A company's figures as they are listed for all companies of an agency: stored by each write that changes them, in its
 * transaction (ADR 0073).
 */
export const storedFigures = pgTable(
  "stored_figures",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    /** Identifies the definitions and the engine that computed them. */
    revision: text("revision").notNull(),
    /** Differs wherever anything differs that they are computed from. */
    version: text("version").notNull(),
    /** The last day of the last booked month; null where nothing is booked. */
    bookedThrough: date("booked_through", { mode: "string" }),
    /** The currency of the fiscal year with that month. */
    currency: text("currency"),
    /** The reconciliation of that fiscal year. */
    agreement: text("agreement").$type<Agreement>(),
    /** The fiscal years that stored months lie in, in order, with the reconciliation of each. */
    yearFirstDays: date("year_first_days", { mode: "string" }).array(),
    yearLastDays: date("year_last_days", { mode: "string" }).array(),
    yearAgreements: text("year_agreements").array().$type<Agreement[]>(),
    /** Hashes that differ wherever anything differs that a year's reconciliation is made of. */
    yearVersions: text("year_versions").array(),
    /** The latest import that was not taken back. */
    importedAt: instant("imported_at"),
    importedBy: text("imported_by"),
    /** Time since which the books reach as far as `bookedThrough`; null where figures were stored before it was. */
    reachedAt: instant("reached_at"),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** The periods of a company's stored values, in order of time. */
export const storedPeriods = pgTable(
  "stored_periods",
  {
    companyId: text("company_id").notNull(),
    resolution: text("resolution").$type<Resolution>().notNull(),
    firstDays: date("first_days", { mode: "string" }).array().notNull(),
    lastDays: date("last_days", { mode: "string" }).array().notNull(),
    /** The last booked day in each period; null when nothing of it is booked. */
    bookedThrough: date("booked_through", { mode: "string" }).array().$type<(string | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.resolution] }), ofStoredFigures(table)],
);

/** The values of one key figure for the periods of {@link storedPeriods}; null where there is none. */
export const storedValues = pgTable(
  "stored_values",
  {
    companyId: text("company_id").notNull(),
    resolution: text("resolution").$type<Resolution>().notNull(),
    keyFigureId: text("key_figure_id").notNull(),
    values: double("value_list").array().notNull(),
    /** As KeyFigureValue has them beside the value; the whole list is null where no period has one. */
    yearsBefore: double("years_before").array(),
    targets: double("targets").array(),
    budgets: double("budgets").array(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.resolution, table.keyFigureId] }), ofStoredFigures(table)],
);

function ofStoredFigures(table: { companyId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.companyId] as never,
    foreignColumns: [storedFigures.companyId] as never,
  }).onDelete("cascade");
}
