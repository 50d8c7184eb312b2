import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { chartOfAccounts, company } from "../../platform/db/schema";
import { readInherited } from "../standards/read-inherited";
import { chartKind } from "./chart-kind";
import { CompanyCharts } from "./company-charts";

/** Ids of the given companies that have the chart, either their own or inherited; empty for the built-in chart. */
export async function companiesWithChart(
  db: Db,
  companies: readonly { id: string }[],
  chartOfAccountsId: string,
): Promise<ReadonlySet<string>> {
  const ids = sql.param(companies.map(({ id }) => id));
  const rows = await db
    .select({ companyId: chartOfAccounts.companyId })
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.id, chartOfAccountsId), sql`${chartOfAccounts.companyId} = any(${ids}::text[])`));
  const inCompanies = sql`${company.id} = any(${ids}::text[])`;
  const inherited = await readInherited(db, chartKind.kind, inCompanies, [chartOfAccountsId]);
  const inheriting = [...inherited].filter(([, parts]) =>
    new CompanyCharts([], parts).effective.has(chartOfAccountsId),
  );
  return new Set([...rows.map(({ companyId }) => companyId), ...inheriting.map(([id]) => id)]);
}
