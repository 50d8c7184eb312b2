import { randomInt, randomUUID } from "node:crypto";
import { and } from "drizzle-orm";
import { reportLinkCreateSchema, type MadeReportLink } from "@/contract/reports/report-link";
import { sharedReportPath } from "@/contract/reports/shared-report-path";
import { audit } from "../../../platform/audit/audit";
import { hashPassword } from "../../../platform/auth/password";
import { reportLink } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import { requireItemAccess } from "../../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { queueMail, requireMail } from "../../mails/queue-mail";
import { findReport, findVisibleReport } from "../period-report-row";
import { hashOf, newSecret } from "../../../platform/auth/secrets";
import { auditedLink, isOfReport, isOpen, toLink } from "./report-link-row";

const DAY_MS = 86_400_000;
/** Maximum number of open links of one report. */
const MAX_OPEN_LINKS = 50;
const CODE_DIGITS = 6;

/**
 * Creates a link for reading a published report without an account. Only this response has its secret and its code.
 * @throws HttpError ruleViolation for a draft, when the report has the maximum number of open links, and for `mailTo`
 * when no mail can be sent
 */
export async function createReportLink(
  context: RequestContext,
  companyId: string,
  reportId: string,
  body: ReadBody,
): Promise<MadeReportLink> {
  const { company } = await requireItemAccess(context, companyId, "periodReport.write", (role) =>
    findVisibleReport(context.db, role, companyId, reportId),
  );
  const { days, needsCode, language, mailTo } = await body(reportLinkCreateSchema);
  const settings = mailTo === undefined ? null : requireMail(context);
  const token = newSecret();
  const code = needsCode ? String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0") : undefined;
  const codeHash = code === undefined ? null : await hashPassword(code);
  return context.db.transaction(async (tx) => {
    const report = await findReport(tx, companyId, reportId, true);
    if (!report.isPublished) {
      throw new HttpError("ruleViolation", `Period report "${reportId}" is not published, so no link can show it.`);
    }
    const open = await tx.$count(reportLink, and(isOfReport(companyId, reportId), isOpen(context.now)));
    if (open >= MAX_OPEN_LINKS) {
      const message = `Period report "${reportId}" has ${MAX_OPEN_LINKS} open links, the most there can be; revoke some.`;
      throw new HttpError("ruleViolation", message);
    }
    const [row] = await tx
      .insert(reportLink)
      .values({
        companyId,
        id: randomUUID(),
        reportId,
        tokenHash: hashOf(token),
        codeHash,
        language,
        created: context.now,
        createdBy: context.user.name,
        createdByUserName: context.user.userName,
        expires: new Date(context.now.getTime() + days * DAY_MS),
      })
      .returning();
    const created = toLink(row!);
    await audit(tx, context, {
      action: "create",
      resource: "PeriodReportLink",
      resourceId: created.id,
      companyId,
      after: auditedLink(created, report.title),
    });
    const response = { ...created, token, ...(code !== undefined && { code }) };
    if (mailTo === undefined || !settings) return response;
    const mailId = await queueMail(tx, context, {
      agencyId: company.agencyId,
      kind: "report",
      about: created.id,
      to: mailTo,
      language,
      link: settings.dashboard + sharedReportPath(token),
      linkExpires: row!.expires,
      company: { id: companyId, name: company.name },
      needsCode: created.needsCode,
    });
    return { ...response, mailId };
  });
}
