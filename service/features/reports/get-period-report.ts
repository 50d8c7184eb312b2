import type { FullPeriodReport } from "@/contract/reports";
import type { Caller } from "../../platform/request-context";
import { reachItem } from "../../platform/policies/reach-item";
import { findVisibleReport } from "./find-visible-report";
import { presentFullReport } from "./period-report-row";

export async function getPeriodReport(caller: Caller, companyId: string, id: string): Promise<FullPeriodReport> {
  const { item } = await reachItem(caller, companyId, "periodReport.read", (role) =>
    findVisibleReport(caller.db, role, companyId, id),
  );
  return presentFullReport(item);
}
