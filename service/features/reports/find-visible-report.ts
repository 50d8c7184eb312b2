import { grantOf, type Role } from "@/contract/permissions";
import type { Db } from "../../platform/db/database";
import { notFound } from "../../platform/http-error";
import { findReport, type PeriodReportRow } from "./period-report-row";

/** The company's report with this id, or a notFound: also for a role that sees published reports only. */
export async function findVisibleReport(db: Db, role: Role, companyId: string, id: string): Promise<PeriodReportRow> {
  const row = await findReport(db, companyId, id);
  const hidden = !row.isPublished && grantOf(role, "periodReport.readUnpublished") === false;
  return hidden ? notFound("Period report", id) : row;
}
