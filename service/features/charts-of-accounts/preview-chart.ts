import { chartOfAccountsCreateSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { ChartPreview } from "@/contract/charts-of-accounts/chart-preview";
import type { YearAccount } from "@/contract/statements/year-account";
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
  const { item: year } = await requireItemAccess(context, companyId, "fiscalYear.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const chart = await body(chartOfAccountsCreateSchema);
  requireConsistentChart(chart);
  const { db, language } = context;
  const { years, inputs, own } = await readCompanyData(db, companyId, { dimensionId: "" });
  const changed = new Set(years.flatMap(({ id, chartOfAccountsId }) => (chartOfAccountsId === chart.id ? id : [])));
  changed.add(fiscalYearId);
  const balances = await readYearBalances(db, years, { companyId, language, ...daysNeeded([year]) });
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
  const ofYear = balances.find((balance) => balance.fiscalYearId === fiscalYearId && !balance.fromNextFile);
  const accounts = await accountsOfYear(db, companyId, fiscalYearId, ofYear?.accounts ?? []);
  const bookedThrough = before.bookedThrough(year.firstDay, year.lastDay);
  return { ...(bookedThrough && { bookedThrough }), accounts: misplaced(chart, accounts), keyFigures };
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
