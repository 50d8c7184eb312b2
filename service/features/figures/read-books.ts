import { asc, eq, sql } from "drizzle-orm";
import { addDays, isMonthWithin, type CalendarDay } from "@/contract/calendar";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Locale } from "@/contract/format/locale";
import type { Db } from "../../platform/db/database";
import { rowsOf } from "../../platform/db/statements";
import { accountBalances, fiscalYear } from "../../platform/db/schema";
import { BalanceSums, type AccountBalances } from "../../books/balances/account-balances";
import { Books } from "../../figures/engine/books";
import type { Days } from "../../figures/engine/steps";
import type { YearBalances } from "../../figures/engine/year-sums";
import { EUBAS97, eubas97 } from "../../figures/eubas97";
import { readBudgets } from "../../books/ledger/read-budgets";
import { readBudgetsInForce } from "../budgets/read-budget";
import { readCompanyCharts } from "../charts-of-accounts/company-charts";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { readCompanyData, type VersionedYear } from "./read-company-data";
import { readYearsBefore } from "./read-years-before";
import { BalancesCache, type BalancesOfYear } from "./balances-cache";

/** Separates account numbers in one text: a control character, which no account number has. */
const ELEMENT_END = "\u001f";
const balancesCache = new BalancesCache();

interface BalancesSelection {
  companyId: string;
  /** First and last day, both included; fiscal years without a day in this range are left out. */
  from: CalendarDay;
  to: CalendarDay;
  /** Id of an object, dimension and object joined by `_` (1_20); empty or absent for the whole company. */
  dimensionId?: string | undefined;
  /** Language of the names in the built-in chart; English when absent. */
  language?: Locale;
}

/** Reads the books of the selected days; takes the parameters of {@link readYearBalances}. */
export async function readBooks(tx: Db, years: readonly VersionedYear[], selection: BalancesSelection): Promise<Books> {
  return new Books(await readYearBalances(tx, years, selection));
}

/** Returns the books from the cache alone; null when it lacks the balances of a year. */
export function cachedBooks(years: readonly VersionedYear[], selection: BalancesSelection): Books | null {
  const needed = neededYears(years, selection);
  const balances = needed.flatMap((year) => year.balances ?? []);
  return balances.length === needed.length ? new Books(balancesInOrder(years, balances, selection)) : null;
}

/**
 * The balances of some of a company's fiscal years, of the company or one object.
 * @param years the fiscal years of the company, the earliest first: all, or the one that the range lies in
 * @returns amounts in öre, the earliest year first; where the company has no books of a year, the balances that the
 *   next year's file gives for it, but only for the whole company
 */
export async function readYearBalances(
  tx: Db,
  years: readonly VersionedYear[],
  selection: BalancesSelection,
): Promise<YearBalances[]> {
  const { companyId, dimensionId = "", language = "en" } = selection;
  const versioned = years.every(({ version }) => version !== undefined)
    ? years
    : await withVersions(tx, companyId, years);
  const needed = neededYears(versioned, selection);
  const missing = needed.filter(({ balances }) => !balances);
  if (missing.length > 0) {
    const rows = missing.map(({ row }) => row);
    const charts = await readCharts(tx, companyId, rows, language);
    const ids = rows.map(({ id }) => id);
    const accounts = await readBalances(tx, companyId, ids, dimensionId);
    const budgets =
      dimensionId === ""
        ? await readBudgetsInForce(tx, companyId, ids)
        : await readBudgets(tx, companyId, ids, dimensionId);
    const yearsBefore = dimensionId === "" ? await readYearsBefore(tx, companyId, ids) : new Map<string, never>();
    for (const year of missing) {
      const { id, firstDay, lastDay, lastLedgerDate, currency, monthsKnown, monthsUnknown, chartOfAccountsId } =
        year.row;
      const shared = { fiscalYearId: id, firstDay, lastDay, currency, chart: charts.get(chartOfAccountsId)! };
      const budgeted = budgetedAccounts(budgets.get(id) ?? [], year.row);
      const before = yearsBefore.get(id);
      year.balances = {
        year: {
          ...shared,
          lastLedgerDate,
          monthsKnown,
          // `monthsUnknown` is of the whole company; an object's months are taken as the file has them (ADR 0054).
          monthsUnknown: dimensionId === "" ? new Set(monthsUnknown) : NONE,
          accounts: accounts.get(id) ?? [],
          ...(budgeted.length > 0 && {
            budget: {
              ...shared,
              lastLedgerDate: lastDay,
              monthsKnown: true,
              monthsUnknown: NONE,
              accounts: budgeted,
            },
          }),
        },
        before: before ? { ...shared, ...before } : null,
      };
      balancesCache.set(year.key, year.version, year.balances);
    }
  }
  return balancesInOrder(
    years,
    needed.map(({ balances }) => balances!),
    selection,
  );
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The years that overlap the range. Where a company has no books of the year before one of them, the balances that the
 * file of the later year gives for it (#RAR −1) take its place.
 */
function balancesInOrder(
  stored: readonly VersionedYear[],
  needed: readonly BalancesOfYear[],
  { from, to }: BalancesSelection,
): YearBalances[] {
  const isIn = ({ firstDay, lastDay }: Days) => firstDay <= to && from <= lastDay;
  return needed.flatMap(({ year, before }) => {
    const isFree = (days: Days) =>
      stored.every((other) => other.lastDay < days.firstDay || days.lastDay < other.firstDay);
    const follows = before && addDays(before.lastDay, 1) === year.firstDay;
    return [...(before && follows && isIn(before) && isFree(before) ? [before] : []), ...(isIn(year) ? [year] : [])];
  });
}

/** The budget for months of the fiscal year, in the form of booked balances. */
function budgetedAccounts(
  budget: Iterable<[string, Map<string, bigint>]>,
  { firstDay, lastDay }: FiscalYearRow,
): AccountBalances[] {
  const sums = new BalanceSums({ start: firstDay, end: lastDay });
  for (const [number, months] of budget) {
    for (const [month, amount] of months) {
      if (isMonthWithin(month, firstDay, lastDay)) sums.addMovement("", number, month, amount);
    }
  }
  return Array.from(sums.entries()).flatMap(({ accounts }) => accounts);
}

interface NeededYear {
  row: VersionedYear;
  key: string;
  version: string;
  balances: BalancesOfYear | undefined;
}

/** The fiscal years that the range needs, with their balances if these are in the cache. */
function neededYears(
  years: readonly VersionedYear[],
  { companyId, from, to, dimensionId = "", language = "en" }: BalancesSelection,
): NeededYear[] {
  // The file of the first year after the range may have the balances of the range's last year.
  const after = years.find(({ firstDay }) => firstDay > to);
  const needed = years.filter((year) => year === after || (year.firstDay <= to && from <= year.lastDay));
  return needed.map((row) => {
    const key = [companyId, row.id, dimensionId, language].join("\u0000");
    const version = JSON.stringify(row);
    return { row, key, version, balances: row.version ? balancesCache.get(key, version) : undefined };
  });
}

async function withVersions(tx: Db, companyId: string, years: readonly FiscalYearRow[]): Promise<VersionedYear[]> {
  const { years: versioned } = await readCompanyData(tx, companyId, { dimensionId: "" });
  const versions = new Map(versioned.map(({ id, version }) => [id, version!]));
  return years.map((row) => ({ ...row, version: versions.get(row.id) ?? "" }));
}

/** The built-in chart of accounts, then those of the company's fiscal years in order. */
export async function readChartsOfYears(db: Db, companyId: string, language: Locale): Promise<ChartOfAccounts[]> {
  const years = await db
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  const charts = await readCharts(db, companyId, years, language);
  return [eubas97(language), ...years.flatMap(({ chartOfAccountsId }) => charts.get(chartOfAccountsId) ?? [])];
}

async function readCharts(
  tx: Db,
  companyId: string,
  years: readonly FiscalYearRow[],
  language: Locale,
): Promise<Map<string, ChartOfAccounts>> {
  const charts = new Map([[EUBAS97, eubas97(language)]]);
  const others = years.map(({ chartOfAccountsId }) => chartOfAccountsId).filter((id) => !charts.has(id));
  if (others.length === 0) return charts;
  const { effective } = await readCompanyCharts(tx, companyId, others);
  for (const [id, { value }] of effective) charts.set(id, value);
  return charts;
}

interface StoredBalances {
  year: string;
  accounts: string;
  openings: string;
  movements: string;
}

/** Maps fiscal-year ids to balances in öre. Lists are read as text, since drivers parse arrays element by element. */
async function readBalances(
  tx: Db,
  companyId: string,
  fiscalYearIds: string[],
  object: string,
): Promise<Map<string, AccountBalances[]>> {
  const rows = rowsOf<StoredBalances>(
    await tx.execute(sql`
      select fiscal_year_id as year, array_to_string(accounts, ${ELEMENT_END}) as accounts,
        array_to_string(openings, ' ') as openings, array_to_string(movements, ' ') as movements
      from ${accountBalances}
      where company_id = ${companyId} and fiscal_year_id = any(${sql.param(fiscalYearIds)}::text[]) and object = ${object}`),
  );
  return new Map(
    rows.map((row) => {
      const accounts = row.accounts.split(ELEMENT_END);
      const [openings, movements] = [amountsOf(row.openings), amountsOf(row.movements)];
      const months = movements.length / accounts.length;
      return [
        row.year,
        accounts.map((account, i) => ({
          account,
          opening: openings[i]!,
          movements: movements.slice(i * months, (i + 1) * months),
        })),
      ];
    }),
  );
}

function amountsOf(text: string): bigint[] {
  // Most amounts are 0; not parsing these halves the time.
  return text.split(" ").map((amount) => (amount === "0" ? 0n : BigInt(amount)));
}
