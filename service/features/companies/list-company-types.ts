import { eq, sql } from "drizzle-orm";
import type { CompanyType } from "@/contract/companies/company-type";
import type { Caller } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { reachAgency } from "../../platform/policies/authorize";
import { presentCompanyType } from "./company-type-row";

/** The types that an agency sorts its companies by, by name, then id. */
export async function listCompanyTypes(caller: Caller, agencyId: string): Promise<CompanyType[]> {
  await reachAgency(caller, agencyId, "agency.read");
  const rows = await caller.db
    .select()
    .from(companyType)
    .where(eq(companyType.agencyId, agencyId))
    .orderBy(sql`${companyType.name} collate "C"`, sql`${companyType.id} collate "C"`);
  return rows.map(presentCompanyType);
}
