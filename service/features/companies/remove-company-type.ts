import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { companyTypeIs, toCompanyType } from "./company-type-row";

/** Takes a type from an agency; companies that name it keep the name. */
export async function removeCompanyType(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.administer");
  await context.db.transaction(async (tx) => {
    const [row] = await tx.delete(companyType).where(companyTypeIs(agencyId, id)).returning();
    if (!row) return notFound("Company type", id);
    await audit(tx, context, {
      action: "delete",
      resource: "CompanyType",
      resourceId: id,
      before: toCompanyType(row),
    });
  });
}
