import { and, countDistinct, eq, ne, notExists } from "drizzle-orm";
import type { ChartOfAccountsCreate } from "@/contract/charts-of-accounts/chart-of-accounts";
import { EUBAS97 } from "../../figures/eubas97";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { chartOfAccounts, company, fiscalYear, standard } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { StandardOwner } from "../standards/standard-kind";
import { requireConsistentChart } from "./require-consistent-chart";

/**
 * Checks a chart before it is stored or, for null, deleted. No fiscal year of a company may lose its chart: a deletion
 * locks the agency's standards, so that no fiscal year can choose the chart before the transaction ends.
 * @throws HttpError exists for the id of the built-in chart, invalid for an inconsistent chart, ruleViolation for the
 *   deletion of a chart in use
 */
export async function checkStandardChart(
  tx: Db,
  owner: StandardOwner,
  id: string,
  wanted: ChartOfAccountsCreate | null,
): Promise<ChartOfAccountsCreate | null> {
  if (id === EUBAS97) throw new HttpError("exists", `Chart of accounts "${EUBAS97}" is built in.`);
  if (wanted) {
    requireConsistentChart(wanted);
    return wanted;
  }
  await lockStandards(tx, owner.agencyId, "change");
  const companies = await countCompanies(tx, owner, id);
  if (companies > 0) {
    throw new HttpError(
      "ruleViolation",
      `Chart of accounts ${quote(id)} cannot go: fiscal years of ${companies} ${companies === 1 ? "company" : "companies"} use it.`,
    );
  }
  return null;
}

/**
 * The number of companies with fiscal years that use the owner's chart: the company has no chart of its own with this
 * id and, where the owner is the agency, its type has none either.
 */
async function countCompanies(tx: Db, { agencyId, companyTypeId }: StandardOwner, id: string): Promise<number> {
  const ownChart = tx
    .select({ id: chartOfAccounts.id })
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.companyId, fiscalYear.companyId), eq(chartOfAccounts.id, id)));
  const chartOfType = tx
    .select({ id: standard.id })
    .from(standard)
    .where(
      and(
        eq(standard.agencyId, agencyId),
        eq(standard.kind, "ChartOfAccounts"),
        eq(standard.id, id),
        // The agency's own standards have an empty type; a company's type may be any text, also an empty one.
        eq(standard.companyTypeId, company.companyTypeId),
        ne(standard.companyTypeId, ""),
      ),
    );
  const [found] = await tx
    .select({ companies: countDistinct(fiscalYear.companyId) })
    .from(fiscalYear)
    .innerJoin(company, eq(company.id, fiscalYear.companyId))
    .where(
      and(
        eq(company.agencyId, agencyId),
        eq(fiscalYear.chartOfAccountsId, id),
        notExists(ownChart),
        companyTypeId === null ? notExists(chartOfType) : eq(company.companyTypeId, companyTypeId),
      ),
    );
  return found?.companies ?? 0;
}
