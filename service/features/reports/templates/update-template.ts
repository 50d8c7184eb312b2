import { eq } from "drizzle-orm";
import { reportTemplateUpdateSchema, type ReportTemplate } from "@/contract/reports/report-template";
import { writeWire } from "@/contract/wire";
import { applyPatch } from "@/contract/write-forms";
import { lockAgency } from "../../agencies/agency-row";
import { audit } from "../../../platform/audit/audit";
import { reportTemplate } from "../../../platform/db/schema";
import { requireAgencyAccess } from "../../../platform/policies/authorize";
import { requireMatch } from "../../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../../platform/request-context";
import { findTemplate, requireKnownType, toTemplate } from "./template-row";

/** Updates a template; reports created from it stay unchanged. Omitted members keep their value. */
export async function updateReportTemplate(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<ReportTemplate> {
  await requireWritableTemplate(context, agencyId, id);
  const patch = await body(reportTemplateUpdateSchema);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const before = toTemplate(await findTemplate(tx, agencyId, id, true));
    await requireMatch(context, before, `Report template "${id}"`);
    const { name, companyTypeId, blocks } = applyPatch(before, patch);
    if (companyTypeId !== before.companyTypeId) await requireKnownType(tx, agencyId, companyTypeId);
    const [updated] = await tx
      .update(reportTemplate)
      .set({ name, companyTypeId: companyTypeId ?? null, blocks: writeWire(blocks) })
      .where(eq(reportTemplate.id, id))
      .returning();
    const after = toTemplate(updated!);
    await audit(tx, context, {
      action: "update",
      resource: "ReportTemplate",
      resourceId: id,
      agencyId,
      before,
      after,
    });
    return after;
  });
}

/** @throws HttpError notFound when the caller may not see the template, forbidden when the caller may only read it */
export async function requireWritableTemplate(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  await findTemplate(context.db, agencyId, id);
  await requireAgencyAccess(context, agencyId, "reportTemplate.write");
}
