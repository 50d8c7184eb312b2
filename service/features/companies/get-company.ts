import type { Company } from "@/contract/companies/company";
import type { RequestContext } from "../../platform/request-context";
import { toCompany } from "./company-row";
import { requireCompanyAccessByPath } from "./require-company-access-by-path";

export async function getCompany(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
): Promise<Company> {
  const { company } = await requireCompanyAccessByPath(context, agencyId, companyId, "company.read");
  return toCompany(company);
}
