import { and, eq } from "drizzle-orm";
import { userOfPasswordLink } from "../../platform/auth/password-links";
import type { Db } from "../../platform/db/database";
import { periodReport, reportLink } from "../../platform/db/schema";
import { isOpen } from "../reports/links/report-link-row";
import type { MailRow } from "./mail-row";

/**
 * Resolves to true while the link in a mail works: it is not expired, used, replaced or revoked. The user of a password
 * link has to be enabled, and the report of a report link published.
 * @param link the link in plain text; the mail's row has it encrypted
 */
export async function isLinkGood(db: Db, { kind, about }: MailRow, link: string, now: Date): Promise<boolean> {
  // The secret of a password link is the last part of its path.
  if (kind !== "report") return (await userOfPasswordLink(db, link.slice(link.lastIndexOf("/") + 1), now)) !== null;
  const [found] = await db
    .select({ id: reportLink.id })
    .from(reportLink)
    .innerJoin(
      periodReport,
      and(eq(periodReport.companyId, reportLink.companyId), eq(periodReport.id, reportLink.reportId)),
    )
    .where(and(eq(reportLink.id, about), isOpen(now), eq(periodReport.isPublished, true)));
  return found !== undefined;
}
