import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { EUBAS97, eubas97 } from "../../figures/eubas97";
import type { Db } from "../../platform/db/database";
import { HttpError, notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { toChart } from "./chart-kind";
import { lockCompanyCharts, readCompanyCharts } from "./company-charts";

/**
 * The chart with this id that the company's fiscal years may use, or a notFound. Every company has the built-in chart,
 * with names in `language`; names in other charts are not translated.
 */
export async function findChartOfAccounts(
  db: Db,
  companyId: string,
  id: string,
  language: RequestContext["language"],
): Promise<ChartOfAccounts> {
  if (id === EUBAS97) return eubas97(language);
  const charts = await readCompanyCharts(db, companyId, [id]);
  return toChart(charts.effective.get(id) ?? notFound("Chart of accounts", id));
}

/** @throws HttpError ruleViolation for the built-in chart, which never changes */
export function requireNotBuiltIn(id: string): void {
  if (id !== EUBAS97) return;
  throw new HttpError("ruleViolation", `Chart of accounts "${EUBAS97}" is built in: it cannot be changed or deleted.`);
}

/**
 * Resolves to true when the company has a chart with this id, of its own or inherited; every company has the built-in
 * chart. In a transaction that has locked the company, the chart cannot be deleted before the transaction ends.
 */
export async function hasChartOfAccounts(db: Db, companyId: string, id: string): Promise<boolean> {
  if (id === EUBAS97) return true;
  return (await lockCompanyCharts(db, companyId, [id])).effective.has(id);
}
