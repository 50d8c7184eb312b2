import { asc, eq } from "drizzle-orm";
import { addDays, addMonths } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { Statement } from "@/contract/statements/statement";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { accountFigures } from "../../figures/statements/account-figures";
import { buildStatements } from "../../figures/statements/build-statement";
import { findChartOfAccounts } from "../charts-of-accounts/find-chart-of-accounts";
import { toFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { readYearBalances } from "../figures/read-books";
import { requireObject, VALUE_QUERY } from "../figures/select-values";
import { seesPlans } from "../targets/with-targets";
import { findYearOfBooks } from "./find-year-of-books";
import { readAccountNames } from "../../books/ledger/read-accounts";

export const STATEMENT_QUERY = { dimensionId: VALUE_QUERY.dimensionId };

/**
 * Income statement and balance sheet of a fiscal year by month, in öre, by the groups of the year's chart of accounts,
 * with the year before and, for a role that may see it, the budget.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function getStatement(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<Statement> {
  const { role } = await requireCompanyAccess(context, companyId, "fiscalYear.read");
  const { dimensionId = "" } = query(STATEMENT_QUERY);
  return context.db.transaction(
    async (tx) => {
      const year = await findYearOfBooks(tx, companyId, fiscalYearId);
      if (dimensionId !== "") await requireObject(tx, companyId, dimensionId);
      return statementOf(tx, year, dimensionId, context.language, seesPlans(role));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * The statements of a fiscal year as the transaction sees them: of the company when `dimensionId` is empty, else of one
 * object; without the budget when `seesBudget` is false.
 */
export async function statementOf(
  tx: Db,
  year: FiscalYearRow,
  dimensionId: string,
  language: RequestContext["language"],
  seesBudget = true,
): Promise<Statement> {
  const { companyId } = year;
  const years = await tx
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  // Columns are compared with the same months a year earlier, which may lie in several fiscal years.
  const range = { from: addMonths(year.firstDay, -12), to: year.lastDay };
  const balances = await readYearBalances(tx, years, { companyId, dimensionId, ...range });
  const dayBefore = addDays(year.firstDay, -1);
  const yearBefore = years.find(({ lastDay }) => lastDay === dayBefore);
  // In place of a missing year before, the balances that the file of this year gives for it.
  const fileYear = balances.find(({ fromNextFile, lastDay }) => fromNextFile && lastDay === dayBefore);
  const { budget, ...booked } = balances.find(({ firstDay }) => firstDay === year.firstDay)!;
  const balancesOfYear = seesBudget && budget ? { ...booked, budget } : booked;
  const figures = accountFigures({
    year: balancesOfYear,
    earlier: balances.filter(({ lastDay, currency }) => lastDay < year.firstDay && currency === year.currency),
  });
  const names = await readAccountNames(tx, companyId, [...(yearBefore ? [yearBefore.id] : []), year.id]);
  const chart = await findChartOfAccounts(tx, companyId, year.chartOfAccountsId, language);
  return {
    fiscalYear: toFiscalYear(year),
    columns: figures.columns,
    bookedColumns: figures.bookedColumns,
    bookedThrough: figures.bookedThrough,
    monthsUnknown: [...balancesOfYear.monthsUnknown].sort(),
    ...(yearBefore && {
      previousYear: {
        id: yearBefore.id,
        period: periodOfDays(yearBefore.firstDay, yearBefore.lastDay),
        currency: yearBefore.currency,
      },
    }),
    ...(fileYear && {
      previousYear: { period: periodOfDays(fileYear.firstDay, fileYear.lastDay), currency: year.currency },
    }),
    hasBudget: seesBudget && budget !== undefined,
    ...buildStatements(figures, {
      chart,
      language,
      nameOf: (account) => names.get(account) ?? "",
      ofObject: dimensionId !== "",
    }),
  };
}
