import { companyTypeSchema, type CompanyType } from "@/contract/companies/company-type";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { toCompanyType } from "./company-type-row";

/** Adds a type to an agency. The interface only reads them: administrators write them, by command. */
export async function addCompanyType(context: RequestContext, agencyId: string, body: ReadBody): Promise<CompanyType> {
  await requireAgencyAccess(context, agencyId, "agency.administer");
  const { Id: id, Name: name } = await body(companyTypeSchema);
  return context.db.transaction(async (tx) => {
    const [row] = await tx.insert(companyType).values({ agencyId, id, name }).onConflictDoNothing().returning();
    if (!row) throw new HttpError("exists", `Company type ${quote(id)} of agency "${agencyId}" exists already.`);
    const after = toCompanyType(row);
    await audit(tx, context, { action: "create", resource: "CompanyType", resourceId: id, after });
    return after;
  });
}
