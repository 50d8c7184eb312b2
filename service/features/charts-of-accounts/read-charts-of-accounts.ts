import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { calendarDay } from "@/contract/dates";
import type { CalendarDay } from "@/contract/calendar";
import { eubas97 } from "../../figures/eubas97";
import { chartOfAccounts, fiscalYear } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { readChart, findChartOfAccounts } from "./find-chart-of-accounts";

/**
 * The charts of accounts that the company's fiscal years may use: the built-in one, then its own by id. With
 * `startDate` or `endDate` only those that fiscal years with a day in that range use; both days are inclusive.
 */
export async function listChartsOfAccounts(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<ChartOfAccounts[]> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  const { startDate, endDate } = query({ startDate: calendarDay.optional(), endDate: calendarDay.optional() });
  if (startDate && endDate && startDate > endDate) {
    throw new HttpError("invalid", `The query is not valid: startDate ${startDate} is after endDate ${endDate}.`);
  }
  const rows = await context.db
    .select()
    .from(chartOfAccounts)
    .where(eq(chartOfAccounts.companyId, companyId))
    .orderBy(sql`${chartOfAccounts.id} collate "C"`);
  const charts = [eubas97(context.language), ...rows.map(readChart)];
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
