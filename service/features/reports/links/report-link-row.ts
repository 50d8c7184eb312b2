import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { ReportLink } from "@/contract/reports/report-link";
import { isGuid } from "../../../platform/guid";
import type { Db } from "../../../platform/db/database";
import { reportLink } from "../../../platform/db/schema";
import { notFound } from "../../../platform/http-error";

export type ReportLinkRow = typeof reportLink.$inferSelect;

export function toLink(row: ReportLinkRow): ReportLink {
  const { closed, firstOpened, lastOpened } = row;
  return {
    id: row.id,
    created: formatUtc(row.created),
    createdBy: row.createdBy,
    expires: formatUtc(row.expires),
    needsCode: row.codeHash !== null,
    language: row.language,
    ...(closed && { closed: { at: formatUtc(closed), because: row.isRecalled ? "recalled" : "revoked" } }),
    ...(firstOpened &&
      lastOpened && {
        openings: { count: row.openings, first: formatUtc(firstOpened), last: formatUtc(lastOpened) },
      }),
  };
}

/** The members of a link for the audit log, with the report's title to identify it. */
export function auditedLink({ expires, needsCode, language }: ReportLink, title: string) {
  return { title, expires, needsCode, language };
}

export function isLink(companyId: string, reportId: string, id: string): SQL | undefined {
  return and(isOfReport(companyId, reportId), eq(reportLink.id, id));
}

export function isOfReport(companyId: string, reportId: string): SQL | undefined {
  return and(eq(reportLink.companyId, companyId), eq(reportLink.reportId, reportId));
}

/** The condition for links that are neither closed nor expired. */
export function isOpen(now: Date): SQL | undefined {
  return and(isNull(reportLink.closed), gt(reportLink.expires, now));
}

/** Returns the report's link or throws a notFound; `lock` locks it for this transaction. */
export async function findLink(
  db: Db,
  { companyId, reportId, id }: { companyId: string; reportId: string; id: string },
  lock = false,
): Promise<ReportLinkRow> {
  if (!isGuid(id)) return notFound("Link", id);
  const query = db
    .select()
    .from(reportLink)
    .where(isLink(companyId, reportId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Link", id);
}
