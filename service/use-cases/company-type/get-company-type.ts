import type { CompanyType } from "@/contract/company-type";
import type { Caller } from "../../caller";
import { companyType } from "../../db/schema";
import { notFound } from "../../errors";
import { reachAgency } from "../../policies/authorize";
import { companyTypeIs, presentCompanyType } from "./company-type-row";

export async function getCompanyType(caller: Caller, agencyId: string, id: string): Promise<CompanyType> {
  await reachAgency(caller, agencyId, "agency.read");
  const [row] = await caller.db.select().from(companyType).where(companyTypeIs(agencyId, id));
  return row ? presentCompanyType(row) : notFound("Company type", id);
}
