import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { ChartOfAccounts } from "@/contract/chart-of-accounts";
import type { Db } from "../../db/database";
import { chartOfAccounts, keyFigureData, monthlyMovement, openingBalance } from "../../db/schema";
import { Books, type YearBalances } from "../../key-figures/engine/books";
import { Inputs, type InputValue } from "../../key-figures/engine/inputs";
import { EUBAS97, eubas97 } from "../../key-figures/eubas97";
import { readChart } from "../chart-of-accounts/find-chart-of-accounts";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";

/**
 * The balances of some of a company's fiscal years, of the company or one object.
 * @param years all of the company's, in order
 * @param from, to days: years that have none of them are left out
 */
export async function readBooks(
  tx: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
  dimensionId: string,
): Promise<Books> {
  const needed = years.filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay);
  if (needed.length === 0) return new Books([]);
  const ids = needed.map(({ id }) => id);
  const charts = await readCharts(tx, companyId, needed);
  const openings = await tx
    .select({ year: openingBalance.fiscalYearId, account: openingBalance.account, amount: openingBalance.amount })
    .from(openingBalance)
    .where(ofObject(openingBalance, companyId, ids, dimensionId));
  const movements = await tx
    .select({
      year: monthlyMovement.fiscalYearId,
      account: monthlyMovement.account,
      month: monthlyMovement.month,
      amount: monthlyMovement.amount,
    })
    .from(monthlyMovement)
    .where(ofObject(monthlyMovement, companyId, ids, dimensionId));
  return new Books(
    needed.map((row): YearBalances => {
      return {
        firstDay: row.firstDay,
        lastDay: row.lastDay,
        lastLedgerDate: row === years.at(-1) ? row.lastLedgerDate : null,
        currency: row.currency,
        monthsKnown: row.monthsKnown,
        chart: charts.get(row.chartOfAccountsId)!,
        openings: openings.filter(({ year }) => year === row.id),
        movements: movements.filter(({ year }) => year === row.id),
      };
    }),
  );
}

/** The key figure data of the company, or of an object with what of the company's holds for it too. */
export async function readInputs(tx: Db, companyId: string, dimensionId: string): Promise<Inputs> {
  const rows = await tx
    .select()
    .from(keyFigureData)
    .where(
      and(eq(keyFigureData.companyId, companyId), inArray(keyFigureData.dimensionId, [...new Set(["", dimensionId])])),
    );
  const of = (id: string): InputValue[] => rows.filter((row) => row.dimensionId === id);
  return dimensionId === "" ? new Inputs(of("")) : new Inputs(of(dimensionId), of(""));
}

async function readCharts(
  tx: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
): Promise<Map<string, ChartOfAccounts>> {
  const charts = new Map([[EUBAS97, eubas97("en")]]);
  const own = years.map(({ chartOfAccountsId }) => chartOfAccountsId).filter((id) => !charts.has(id));
  if (own.length === 0) return charts;
  const rows = await tx
    .select()
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.companyId, companyId), inArray(chartOfAccounts.id, own)));
  for (const row of rows) charts.set(row.id, readChart(row));
  return charts;
}

function ofObject(
  table: typeof openingBalance | typeof monthlyMovement,
  companyId: string,
  fiscalYearIds: string[],
  object: string,
): SQL | undefined {
  return and(
    eq(table.companyId, companyId),
    sql`${table.fiscalYearId} = any(${sql.param(fiscalYearIds)}::text[])`,
    eq(table.object, object),
  );
}
