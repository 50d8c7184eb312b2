import { and, asc, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { chartOfAccounts, fiscalYear } from "../../platform/db/schema";
import { refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachItem } from "../../platform/policies/reach-item";
import { chartIs, findChartOfAccounts, lockOwnChart } from "./find-chart-of-accounts";

/** Deletes a chart of the company that no fiscal year uses. */
export async function deleteChartOfAccounts(caller: Caller, companyId: string, id: string): Promise<void> {
  await reachItem(caller, companyId, "fiscalYear.write", () =>
    findChartOfAccounts(caller.db, companyId, id, caller.language),
  );
  await caller.db.transaction(async (tx) => {
    const before = await lockOwnChart(tx, companyId, id);
    await requireMatch(caller, before, `Chart of accounts "${id}"`);
    const years = await tx
      .select({ start: fiscalYear.firstDay })
      .from(fiscalYear)
      .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.chartOfAccountsId, id)))
      .orderBy(asc(fiscalYear.firstDay));
    if (years.length > 0) {
      const starts = years.map(({ start }) => start).join(", ");
      refuse("ruleViolation", `Chart of accounts "${id}" is used by the fiscal years that begin on ${starts}.`);
    }
    await tx.delete(chartOfAccounts).where(chartIs(companyId, id));
    await audit(tx, caller, { action: "delete", resource: "ChartOfAccounts", resourceId: id, companyId, before });
  });
}
