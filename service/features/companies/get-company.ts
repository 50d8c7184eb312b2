import type { Company } from "@/contract/companies/company";
import type { Caller } from "../../platform/request-context";
import { presentCompany } from "./company-row";
import { reachCompanyByPath } from "./reach-company-by-path";

export async function getCompany(caller: Caller, agencyId: string | undefined, companyId: string): Promise<Company> {
  const { company } = await reachCompanyByPath(caller, agencyId, companyId, "company.read");
  return presentCompany(company);
}
