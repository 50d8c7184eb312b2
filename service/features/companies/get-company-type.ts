import type { CompanyType } from "@/contract/companies/company-type";
import type { Caller } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { reachAgency } from "../../platform/policies/authorize";
import { companyTypeIs, presentCompanyType } from "./company-type-row";

export async function getCompanyType(caller: Caller, agencyId: string, id: string): Promise<CompanyType> {
  await reachAgency(caller, agencyId, "agency.read");
  const [row] = await caller.db.select().from(companyType).where(companyTypeIs(agencyId, id));
  return row ? presentCompanyType(row) : notFound("Company type", id);
}
