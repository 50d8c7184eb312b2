import type { FullPeriodReport } from "@/contract/reports";
import type { RequestContext } from "../../platform/request-context";
import { requireItemAccess } from "../../platform/policies/require-item-access";
import { findVisibleReport } from "./find-visible-report";
import { toFullReport } from "./period-report-row";

export async function getPeriodReport(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<FullPeriodReport> {
  const { item } = await requireItemAccess(context, companyId, "periodReport.read", (role) =>
    findVisibleReport(context.db, role, companyId, id),
  );
  return toFullReport(item);
}
