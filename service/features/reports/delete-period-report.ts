import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { periodReport } from "../../platform/db/schema";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachItem } from "../../platform/policies/reach-item";
import { findVisibleReport } from "./find-visible-report";
import { findReport, presentFullReport, reportIs } from "./period-report-row";

export async function deletePeriodReport(caller: Caller, companyId: string, id: string): Promise<void> {
  await reachItem(caller, companyId, "periodReport.write", (role) => findVisibleReport(caller.db, role, companyId, id));
  await caller.db.transaction(async (tx) => {
    const before = presentFullReport(await findReport(tx, companyId, id, true));
    await requireMatch(caller, before, `Period report "${id}"`);
    await tx.delete(periodReport).where(reportIs(companyId, id));
    await audit(tx, caller, { action: "delete", resource: "PeriodReport", resourceId: id, companyId, before });
  });
}
