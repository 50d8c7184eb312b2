import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { lockForWriting } from "../../platform/db/locks";
import { periodReport } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { deleteArchived } from "./archive-report";
import { findVisibleReport, findReport, inLanguage, toFullReport, reportIs } from "./period-report-row";

/** Deletes a report, and its PDFs in the archive with it. */
export async function deletePeriodReport(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "periodReport.write", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  await context.db.transaction(async (tx) => {
    await lockForWriting(tx, companyId);
    const row = await findReport(tx, companyId, id, true);
    const before = toFullReport(row);
    await requireMatch(context, inLanguage(before, context.language), `Period report "${id}"`);
    await deleteArchived(tx, context, row);
    await tx.delete(periodReport).where(reportIs(companyId, id));
    await audit(tx, context, { action: "delete", resource: "PeriodReport", resourceId: id, companyId, before });
  });
}
