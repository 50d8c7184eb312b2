import { path } from "@/lib/api/path";

export const companyExportPath = (companyId: string) => path(["Company", companyId, "Export"]);
export const agencyCompaniesPath = (agencyId: string) => path(["Agency", agencyId, "Company"]);
export const agencyCompanyPath = (agencyId: string, companyId: string) =>
  path(["Agency", agencyId, "Company", companyId]);
export const companyTypesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyType"]);
export const companyTypePath = (agencyId: string, typeId: string) => path(["Agency", agencyId, "CompanyType", typeId]);
/** Every company that the user may access, not only those that they are directly connected to. */
export const companiesPath = () => path(["Company"], { showAll: true });
export const companyPath = (companyId: string) => path(["Company", companyId]);
export const companyAgencyPath = (companyId: string) => path(["Company", companyId, "Agency"]);
