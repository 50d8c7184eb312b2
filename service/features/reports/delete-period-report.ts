import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { periodReport } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findVisibleReport, findReport, inLanguage, toFullReport, reportIs } from "./period-report-row";

export async function deletePeriodReport(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "periodReport.write", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  await context.db.transaction(async (tx) => {
    const before = toFullReport(await findReport(tx, companyId, id, true));
    await requireMatch(context, inLanguage(before, context.language), `Period report "${id}"`);
    await tx.delete(periodReport).where(reportIs(companyId, id));
    await audit(tx, context, { action: "delete", resource: "PeriodReport", resourceId: id, companyId, before });
  });
}
