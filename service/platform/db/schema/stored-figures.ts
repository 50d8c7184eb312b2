import { date, pgTable, primaryKey, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Resolution } from "@/contract/figures/resolutions";
import type { Agreement } from "@/contract/statements/reconciliation";
import { cascadeFrom, double, instant } from "./columns";
import { company } from "./company";

/**
 * The figures of a company for lists of all companies of an agency. Each write to the company that changes them stores
 * them in its transaction; after a change of inherited standards the service stores them in the background (ADR 0073).
 */
export const storedFigures = pgTable(
  "stored_figures",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    /** Identifies the definitions and the engine that computed them; empty if they must be computed again. */
    revision: text("revision").notNull(),
    /** A hash of all inputs of the computation. */
    version: text("version").notNull(),
    /** The last day of the last booked month; null if nothing is booked. */
    bookedThrough: date("booked_through", { mode: "string" }),
    /** The currency of the fiscal year with that month. */
    currency: text("currency"),
    /** The reconciliation of that fiscal year. */
    agreement: text("agreement").$type<Agreement>(),
    /**
     * The latest fiscal years up to `bookedThrough`, as many years of twelve months as the stored months can touch, in
     * order, with the reconciliation of each; null for figures stored before these columns existed.
     */
    yearFirstDays: date("year_first_days", { mode: "string" }).array(),
    yearLastDays: date("year_last_days", { mode: "string" }).array(),
    yearAgreements: text("year_agreements").array().$type<Agreement[]>(),
    /** Hashes of all inputs of the reconciliation of each year. */
    yearVersions: text("year_versions").array(),
    /** The time and the user name of the latest import that was not taken back. */
    importedAt: instant("imported_at"),
    importedBy: text("imported_by"),
    /**
     * The time since which the books reach `bookedThrough`: that of the latest import when this day last changed. Null
     * if there was no import, and for figures stored before this column existed.
     */
    reachedAt: instant("reached_at"),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/** The periods of the stored values of a company, in order of time. */
export const storedPeriods = pgTable(
  "stored_periods",
  {
    companyId: text("company_id").notNull(),
    resolution: text("resolution").$type<Resolution>().notNull(),
    firstDays: date("first_days", { mode: "string" }).array().notNull(),
    lastDays: date("last_days", { mode: "string" }).array().notNull(),
    /** The last booked day in each period; null if nothing is booked. */
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
    /** `yearBefore`, `target` and `budget` of KeyFigureValue; the whole list is null if no period has any. */
    yearsBefore: double("years_before").array(),
    targets: double("targets").array(),
    budgets: double("budgets").array(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.resolution, table.keyFigureId] }), ofStoredFigures(table)],
);

function ofStoredFigures(table: { companyId: AnyPgColumn }) {
  return cascadeFrom([table.companyId], [storedFigures.companyId]);
}
