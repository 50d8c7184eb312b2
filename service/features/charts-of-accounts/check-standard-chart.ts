import { and, countDistinct, eq, notExists, sql } from "drizzle-orm";
import type { ChartOfAccountsCreate } from "@/contract/charts-of-accounts/chart-of-accounts";
import { EUBAS97 } from "../../figures/eubas97";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { chartOfAccounts, company, fiscalYear, standard } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { StandardOwner } from "../standards/standard-kind";
import { requireSoundChart } from "./sound-chart";

/**
 * Makes sure that a chart holds together; without the chart (null), that no fiscal year of a company uses it which
 * would be without one. The transaction then holds the lock of the agency's standards: no fiscal year can choose it
 * meanwhile.
 * @throws HttpError exists, invalid or ruleViolation
 */
export async function checkStandardChart(
  tx: Db,
  owner: StandardOwner,
  id: string,
  wanted: ChartOfAccountsCreate | null,
): Promise<ChartOfAccountsCreate | null> {
  if (id === EUBAS97) throw new HttpError("exists", `Chart of accounts "${EUBAS97}" is built in.`);
  if (wanted) {
    requireSoundChart(wanted);
    return wanted;
  }
  await lockStandards(tx, owner.agencyId, "change");
  const companies = await countUsers(tx, owner, id);
  if (companies > 0) {
    throw new HttpError(
      "ruleViolation",
      `Chart of accounts ${quote(id)} cannot go: fiscal years of ${companies} ${companies === 1 ? "company" : "companies"} use it.`,
    );
  }
  return null;
}

/** The companies whose fiscal years use an owner's chart: that of no type, and none of their own. */
async function countUsers(tx: Db, { agencyId, companyTypeId }: StandardOwner, id: string): Promise<number> {
  const ofItself = tx
    .select({ id: chartOfAccounts.id })
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.companyId, company.id), eq(chartOfAccounts.id, id)));
  const ofItsType = tx
    .select({ id: standard.id })
    .from(standard)
    .where(
      and(
        ...[eq(standard.agencyId, agencyId), eq(standard.companyTypeId, sql`coalesce(${company.companyTypeId}, '')`)],
        ...[sql`${standard.companyTypeId} <> ''`, eq(standard.kind, "ChartOfAccounts"), eq(standard.id, id)],
      ),
    );
  const [found] = await tx
    .select({ companies: countDistinct(company.id) })
    .from(company)
    .innerJoin(fiscalYear, eq(fiscalYear.companyId, company.id))
    .where(
      and(
        ...[eq(company.agencyId, agencyId), eq(fiscalYear.chartOfAccountsId, id), notExists(ofItself)],
        companyTypeId === null ? notExists(ofItsType) : eq(company.companyTypeId, companyTypeId),
      ),
    );
  return found?.companies ?? 0;
}
