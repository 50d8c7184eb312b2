import type { FullPeriodReport } from "@/contract/period-report";
import type { Caller } from "../../caller";
import { reachItem } from "../../policies/reach-item";
import { findVisibleReport } from "./find-visible-report";
import { presentFullReport } from "./period-report-row";

export async function getPeriodReport(caller: Caller, companyId: string, id: string): Promise<FullPeriodReport> {
  const { item } = await reachItem(caller, companyId, "periodReport.read", (role) =>
    findVisibleReport(caller.db, role, companyId, id),
  );
  return presentFullReport(item);
}
