import { eq } from "drizzle-orm";
import {
  MAX_REPORT_TEMPLATES,
  reportTemplateCreateSchema,
  type ReportTemplate,
} from "@/contract/reports/report-template";
import { writeWire } from "@/contract/wire";
import { lockAgency } from "../../agencies/agency-row";
import { audit } from "../../../platform/audit/audit";
import { reportTemplate } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { requireKnownType, toTemplate } from "./template-row";

/** Creates a template; the service assigns its id. */
export async function createReportTemplate(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<ReportTemplate> {
  await requireAgencyAccess(context, agencyId, "reportTemplate.write");
  const { name, companyTypeId, blocks } = await body(reportTemplateCreateSchema);
  return context.db.transaction(async (tx) => {
    // The lock keeps types from being deleted and other templates from being created meanwhile.
    await lockAgency(tx, agencyId, "no key update");
    await requireKnownType(tx, agencyId, companyTypeId);
    if ((await tx.$count(reportTemplate, eq(reportTemplate.agencyId, agencyId))) >= MAX_REPORT_TEMPLATES) {
      throw new HttpError(
        "ruleViolation",
        `The agency has ${MAX_REPORT_TEMPLATES} report templates already, the most that there may be.`,
      );
    }
    const values = { agencyId, name, companyTypeId: companyTypeId ?? null, blocks: writeWire(blocks) };
    const [row] = await tx.insert(reportTemplate).values(values).returning();
    const created = toTemplate(row!);
    await audit(tx, context, {
      action: "create",
      resource: "ReportTemplate",
      resourceId: created.id,
      agencyId,
      after: created,
    });
    return created;
  });
}
