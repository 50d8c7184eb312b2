import type { FullPeriodReport } from "@/contract/period-report";
import type { Caller } from "../../caller";
import { notFound } from "../../errors";
import { reachCompany } from "../../policies/authorize";
import { grantOf } from "../../policies/policy";
import { findReport, presentFullReport } from "./period-report-row";

export async function getPeriodReport(caller: Caller, companyId: string, id: string): Promise<FullPeriodReport> {
  const { role } = await reachCompany(caller, companyId, "periodReport.read");
  const row = await findReport(caller.db, companyId, id);
  const hidden = !row.isPublished && grantOf(role, "periodReport.readUnpublished") === false;
  return hidden ? notFound("Period report", id) : presentFullReport(row);
}
