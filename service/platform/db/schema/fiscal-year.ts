import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { double, instant } from "./columns";
import { company } from "./company";

export const fiscalYear = pgTable(
  "fiscal_year",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    chartOfAccountsId: text("chart_of_accounts_id").notNull(),
    currency: text("currency").notNull(),
    lastLedgerDate: date("last_ledger_date", { mode: "string" }).notNull(),
    /** A member of the interface that this service never sets. */
    lastActiveDate: date("last_active_date", { mode: "string" }),
    activePeriodLastUpdate: instant("active_period_last_update").notNull(),
    /** False if the books have only balances of the whole year (SIE type 1). */
    monthsKnown: boolean("months_known").notNull().default(true),
    /** Accounts with only year amounts, because the months in the file contradict its balances. */
    monthsUnknown: text("months_unknown").array().notNull().default([]),
    /** Version of the SIE reader that made the books; books of an earlier version are rebuilt (ADR 0054). */
    readingVersion: integer("reading_version").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("fiscal_year_start").on(table.companyId, table.firstDay),
    check("fiscal_year_order", sql`${table.firstDay} <= ${table.lastDay}`),
  ],
);

/** Values that users enter for key figures, such as the number of employees, each for a period in a fiscal year. */
export const keyFigureData = pgTable(
  "key_figure_data",
  {
    companyId: text("company_id").notNull(),
    fiscalYearId: text("fiscal_year_id").notNull(),
    keyFigureInfoId: text("key_figure_info_id").notNull(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** Empty for the whole company, because a primary key cannot contain null. */
    dimensionId: text("dimension_id").notNull().default(""),
    value: double("value").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.companyId,
        table.fiscalYearId,
        table.keyFigureInfoId,
        table.firstDay,
        table.lastDay,
        table.dimensionId,
      ],
    }),
    foreignKey({
      columns: [table.companyId, table.fiscalYearId],
      foreignColumns: [fiscalYear.companyId, fiscalYear.id],
    }).onDelete("cascade"),
    index("key_figure_data_dimension").on(table.companyId, table.fiscalYearId, table.dimensionId),
  ],
);
