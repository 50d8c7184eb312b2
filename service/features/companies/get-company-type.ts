import type { CompanyType } from "@/contract/companies/company-type";
import type { RequestContext } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { companyTypeIs, toCompanyType } from "./company-type-row";

export async function getCompanyType(context: RequestContext, agencyId: string, id: string): Promise<CompanyType> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const [row] = await context.db.select().from(companyType).where(companyTypeIs(agencyId, id));
  return row ? toCompanyType(row) : notFound("Company type", id);
}
