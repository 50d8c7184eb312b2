import { and, eq, gte, lte } from "drizzle-orm";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { calendarDay } from "@/contract/dates";
import type { CalendarDay } from "@/contract/calendar";
import { eubas97 } from "../../figures/eubas97";
import { fiscalYear } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { toChart } from "./chart-kind";
import { readCompanyCharts } from "./company-charts";
import { findChartOfAccounts } from "./find-chart-of-accounts";

/**
 * The charts of accounts that the company's fiscal years may use: the built-in one, then the others by id. With
 * `startDate` or `endDate` only those that fiscal years with a day in that range use; both days are inclusive.
 */
export async function listChartsOfAccounts(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<ChartOfAccounts[]> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  const { startDate, endDate } = query({ startDate: calendarDay.optional(), endDate: calendarDay.optional() });
  requireDaysInOrder({ startDate, endDate });
  const { list } = await readCompanyCharts(context.db, companyId);
  const charts = [eubas97(context.language), ...list.map(toChart)];
  if (!startDate && !endDate) return charts;
  const used = await chartsInUse(context, companyId, startDate, endDate);
  return charts.filter(({ id }) => used.has(id));
}

async function chartsInUse(context: RequestContext, companyId: string, from?: CalendarDay, to?: CalendarDay) {
  const rows = await context.db
    .selectDistinct({ id: fiscalYear.chartOfAccountsId })
    .from(fiscalYear)
    .where(
      and(
        eq(fiscalYear.companyId, companyId),
        from ? gte(fiscalYear.lastDay, from) : undefined,
        to ? lte(fiscalYear.firstDay, to) : undefined,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function getChartOfAccounts(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<ChartOfAccounts> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return findChartOfAccounts(context.db, companyId, id, context.language);
}

/** The charts that the company would inherit without changes of its own. */
export async function listInheritedCharts(context: RequestContext, companyId: string): Promise<ChartOfAccounts[]> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return (await readCompanyCharts(context.db, companyId)).inheritedList.map(toChart);
}
