import { chartOfAccountsCreateSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { ChartPreview } from "@/contract/charts-of-accounts/chart-preview";
import type { YearAccount } from "@/contract/statements/year-account";
import type { Db } from "../../platform/db/database";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { accountGroups } from "../../figures/engine/account-groups";
import { Books } from "../../figures/engine/books";
import { evaluate } from "../../figures/engine/evaluate";
import { eubas97 } from "../../figures/eubas97";
import { companyCatalogue } from "../../figures/own-key-figures";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import { daysNeeded, definitionsFor } from "../figures/compute-key-figure-values";
import { readYearBalances } from "../figures/read-books";
import { readCompanyData } from "../figures/read-company-data";
import { accountsOfYear } from "../statements/list-year-accounts";
import { requireConsistentChart } from "./require-consistent-chart";

/**
 * Previews a fiscal year with the chart that was sent: accounts that are in none or in several of its groups, and key
 * figures that would change. Other years that use the chart with the sent id are computed anew too. Writes nothing.
 */
export async function previewChart(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  body: ReadBody,
): Promise<ChartPreview> {
  await requireItemAccess(context, companyId, "fiscalYear.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const chart = await body(chartOfAccountsCreateSchema);
  requireConsistentChart(chart);
  const { language } = context;
  const { year, years, inputs, own, balances, accounts } = await context.db.transaction(
    (tx) => readPreviewed(tx, companyId, fiscalYearId, language),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const changed = new Set(years.flatMap(({ id, chartOfAccountsId }) => (chartOfAccountsId === chart.id ? id : [])));
  changed.add(fiscalYearId);
  const [before, after] = [
    new Books(balances),
    new Books(balances.map((balance) => (changed.has(balance.fiscalYearId) ? { ...balance, chart } : balance))),
  ];
  const [definedBefore, definedAfter] = [definitionsFor(before, own), definitionsFor(after, own)];
  const charts = [eubas97(language), ...after.years.map((afterYear) => afterYear.chart)];
  const keyFigures = companyCatalogue(language, own, charts).flatMap((keyFigure) => {
    const { value: valueBefore } = evaluate(before, inputs, keyFigure.id, year, definedBefore);
    const { value: valueAfter, reason } = evaluate(after, inputs, keyFigure.id, year, definedAfter);
    if (Object.is(valueBefore, valueAfter)) return [];
    return { keyFigure, before: valueBefore, after: valueAfter, ...(reason && { reason }) };
  });
  const bookedThrough = before.bookedThrough(year.firstDay, year.lastDay);
  return { ...(bookedThrough && { bookedThrough }), accounts: misplaced(chart, accounts), keyFigures };
}

/** The fiscal year, its accounts, and what its key figures are computed from. `tx` is a snapshot. */
async function readPreviewed(tx: Db, companyId: string, fiscalYearId: string, language: RequestContext["language"]) {
  const year = await findFiscalYear(tx, companyId, fiscalYearId);
  const { years, inputs, own } = await readCompanyData(tx, companyId, { dimensionId: "" });
  const balances = await readYearBalances(tx, years, { companyId, language, ...daysNeeded([year]) });
  // Balances with `fromNextFile` have the id of the year whose file they are from, but are of the year before.
  const ofYear = balances.find((balance) => balance.fiscalYearId === fiscalYearId && !balance.fromNextFile);
  const accounts = await accountsOfYear(tx, companyId, fiscalYearId, ofYear?.accounts ?? []);
  return { year, years, inputs, own, balances, accounts };
}

function misplaced(chart: ChartOfAccounts, accounts: readonly YearAccount[]): ChartPreview["accounts"] {
  const groups = accountGroups(chart);
  return accounts
    .map(({ number, name, isUsed }) => ({
      number,
      name,
      isUsed,
      groups: groups.ownLeavesOf(number).map(({ id }) => id),
    }))
    .filter((one) => one.groups.length !== 1);
}
