import { eq, sql } from "drizzle-orm";
import type { CompanyType } from "@/contract/companies/company-type";
import type { RequestContext } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { toCompanyType } from "./company-type-row";

/** The types that an agency sorts its companies by, by name, then id. */
export async function listCompanyTypes(context: RequestContext, agencyId: string): Promise<CompanyType[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const rows = await context.db
    .select()
    .from(companyType)
    .where(eq(companyType.agencyId, agencyId))
    .orderBy(sql`${companyType.name} collate "C"`, sql`${companyType.id} collate "C"`);
  return rows.map(toCompanyType);
}
