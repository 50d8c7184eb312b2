import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { ChartOfAccounts } from "@/contract/chart-of-accounts";
import type { Db } from "../../db/database";
import { rowsOf } from "../../db/rows-of";
import { chartOfAccounts, keyFigureData, monthlyMovement, openingBalance } from "../../db/schema";
import { Books, type YearBalances } from "../../key-figures/engine/books";
import { Inputs, type InputValue } from "../../key-figures/engine/inputs";
import { EUBAS97, eubas97 } from "../../key-figures/eubas97";
import { readChart } from "../chart-of-accounts/find-chart-of-accounts";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";

/** Stands in no account number. */
const CELL_END = "\u001f";
const ISO_DAY = "YYYY-MM-DD".length;

/**
 * The balances of some of a company's fiscal years, of the company or one object.
 * @param years all of the company's, in order
 * @param from, to days: years that have none of them are left out
 * @param language of the names in the built-in chart
 */
export async function readBooks(
  tx: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
  dimensionId: string,
  language: "en" | "sv" = "en",
): Promise<Books> {
  return new Books(await readYearBalances(tx, companyId, years, { from, to }, dimensionId, language));
}

/** What {@link readBooks} makes books of, in order. */
export async function readYearBalances(
  tx: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
  dimensionId: string,
  language: "en" | "sv" = "en",
): Promise<YearBalances[]> {
  const needed = years.filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay);
  if (needed.length === 0) return [];
  const ids = needed.map(({ id }) => id);
  const charts = await readCharts(tx, companyId, needed, language);
  const [openings, movements] = [
    await readCells(tx, openingBalance, sql`amount || ' ' || account`, companyId, ids, dimensionId),
    await readCells(tx, monthlyMovement, sql`amount || ' ' || month || ' ' || account`, companyId, ids, dimensionId),
  ];
  return needed.map((row): YearBalances => {
    return {
      fiscalYearId: row.id,
      firstDay: row.firstDay,
      lastDay: row.lastDay,
      lastLedgerDate: row === years.at(-1) ? row.lastLedgerDate : null,
      currency: row.currency,
      monthsKnown: row.monthsKnown,
      chart: charts.get(row.chartOfAccountsId)!,
      openings: (openings.get(row.id) ?? []).map(([amount, account]) => ({ account, amount: BigInt(amount) })),
      movements: (movements.get(row.id) ?? []).map(([amount, rest]) => ({
        account: rest.slice(ISO_DAY + 1),
        month: rest.slice(0, ISO_DAY),
        amount: BigInt(amount),
      })),
    };
  });
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
  language: "en" | "sv",
): Promise<Map<string, ChartOfAccounts>> {
  const charts = new Map([[EUBAS97, eubas97(language)]]);
  const own = years.map(({ chartOfAccountsId }) => chartOfAccountsId).filter((id) => !charts.has(id));
  if (own.length === 0) return charts;
  const rows = await tx
    .select()
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.companyId, companyId), inArray(chartOfAccounts.id, own)));
  for (const row of rows) charts.set(row.id, readChart(row));
  return charts;
}

/**
 * An object's amounts by fiscal year, each as its text of öre and what else the cell says. They travel as one text a
 * year: tens of thousands of rows would cost the driver fifteen times as much.
 */
async function readCells(
  tx: Db,
  table: typeof openingBalance | typeof monthlyMovement,
  cell: SQL,
  companyId: string,
  fiscalYearIds: string[],
  object: string,
): Promise<Map<string, [amount: string, rest: string][]>> {
  const rows = rowsOf<{ year: string; cells: string }>(
    await tx.execute(sql`
      select fiscal_year_id as year, string_agg(${cell}, ${CELL_END}) as cells from ${table}
      where company_id = ${companyId} and fiscal_year_id = any(${sql.param(fiscalYearIds)}::text[]) and object = ${object}
      group by fiscal_year_id`),
  );
  return new Map(
    rows.map(({ year, cells }) => [
      year,
      cells.split(CELL_END).map((text): [string, string] => {
        const space = text.indexOf(" ");
        return [text.slice(0, space), text.slice(space + 1)];
      }),
    ]),
  );
}
