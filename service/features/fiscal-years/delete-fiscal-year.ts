import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { allowLongWork } from "../../platform/db/allow-long-work";
import { fiscalYear } from "../../platform/db/schema";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachItem } from "../../platform/policies/reach-item";
import { fiscalYearIs, findFiscalYear } from "./find-fiscal-year";
import { presentFiscalYear } from "./fiscal-year-row";

/**
 * Deletes a fiscal year with its ledger, dimensions, balances and key figure data. Comments belong to the company and stay.
 */
export async function deleteFiscalYear(caller: Caller, companyId: string, id: string): Promise<void> {
  await reachItem(caller, companyId, "fiscalYear.write", () => findFiscalYear(caller.db, companyId, id));
  await caller.db.transaction(async (tx) => {
    await allowLongWork(tx);
    const before = presentFiscalYear(await findFiscalYear(tx, companyId, id, true));
    await requireMatch(caller, before, `Fiscal year "${id}"`);
    await tx.delete(fiscalYear).where(fiscalYearIs(companyId, id));
    await audit(tx, caller, { action: "delete", resource: "FiscalYear", resourceId: id, companyId, before });
  });
}
