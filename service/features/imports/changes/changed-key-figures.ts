import type { ChangedFigure } from "@/contract/imports/import-change";
import { periodOfDays } from "@/contract/period";
import { Books } from "../../../figures/engine/books";
import { stepsOf, type Days } from "../../../figures/engine/steps";
import type { YearBalances } from "../../../figures/engine/year-sums";
import type { Db } from "../../../platform/db/database";
import type { RequestContext } from "../../../platform/request-context";
import { daysNeeded, valuesOf } from "../../figures/compute-key-figure-values";
import { readYearBalances } from "../../figures/read-books";
import { readCompanyData } from "../../figures/read-company-data";
import type { Ledger } from "../ledger";
import type { BooksState } from "./compare-books";

/** Key figures are compared in this many of the latest months. */
const MONTHS = 3;

/**
 * Computes the key figures of the latest months with the books of a fiscal year before and after an import. All else
 * (other years, the chart of accounts, key figure data, formulas) has its present state.
 */
export async function changedKeyFigures(
  tx: Db,
  { companyId, fiscalYearId }: Ledger,
  { before, after }: { before: BooksState; after: BooksState },
  language: RequestContext["language"],
): Promise<{ months: Days[]; keyFigures: ChangedFigure[] }> {
  const months = latestMonths(before, after);
  if (months.length === 0) return { months, keyFigures: [] };
  const data = await readCompanyData(tx, companyId, { dimensionId: "" });
  const years = await readYearBalances(tx, data.years, { companyId, language, ...daysNeeded(months) });
  const [old, now] = [before, after].map((state) =>
    valuesOf({ language }, months, new Books(withBooks(years, fiscalYearId, state)), data),
  );
  // Both lists have the same key figures in the same order: those of the company, for the same months.
  const keyFigures = now!.flatMap(({ keyFigure, keyFigureValues }, i): ChangedFigure[] => {
    const values = keyFigureValues.flatMap(({ value, period }, step) => {
      const valueBefore = old![i]!.keyFigureValues[step]!.value;
      return Object.is(valueBefore, value) ? [] : [{ period, before: valueBefore, after: value }];
    });
    const { id, name, valueType, decimals } = keyFigure;
    return values.length === 0
      ? []
      : [{ keyFigure: { id, name, valueType, ...(decimals !== undefined && { decimals }) }, values }];
  });
  return { months, keyFigures };
}

/** The latest months of the fiscal year that the books before or after reach. */
function latestMonths(before: BooksState, after: BooksState): Days[] {
  const { start, end } = before.days.end > after.days.end ? before.days : after.days;
  const last = before.lastLedgerDate > after.lastLedgerDate ? before.lastLedgerDate : after.lastLedgerDate;
  return stepsOf([{ firstDay: start, lastDay: end }], { resolution: "month" })
    .filter(({ firstDay }) => firstDay <= last)
    .slice(-MONTHS);
}

/**
 * Replaces the books of the fiscal year. A year before it that is known only from this year's file (`fromNextFile`) has
 * the same id and is left unchanged.
 */
function withBooks(years: readonly YearBalances[], fiscalYearId: string, state: BooksState): YearBalances[] {
  const { days, lastLedgerDate, monthsKnown, monthsUnknown, accounts } = state;
  return years.map((year) =>
    year.fiscalYearId !== fiscalYearId || year.fromNextFile
      ? year
      : {
          ...year,
          firstDay: days.start,
          lastDay: days.end,
          lastLedgerDate,
          monthsKnown,
          accounts,
          monthsUnknown: new Set(monthsUnknown),
        },
  );
}

/** Converts days to the periods of the response. */
export function periodsOf(months: readonly Days[]) {
  return months.map(({ firstDay, lastDay }) => periodOfDays(firstDay, lastDay));
}
