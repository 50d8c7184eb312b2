import { path } from "@/lib/api/path";

export const companyExportPath = (companyId: string) => path(["Company", companyId, "Export"]);
export const agencyCompaniesPath = (agencyId: string) => path(["Agency", agencyId, "Company"]);
export const agencyCompanyPath = (agencyId: string, companyId: string) =>
  path(["Agency", agencyId, "Company", companyId]);
export const companyTypesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyType"]);
export const companyTypePath = (agencyId: string, typeId: string) => path(["Agency", agencyId, "CompanyType", typeId]);
/** `showAll`: every company the user may access, not only those they are directly connected to. */
export const companiesPath = (showAll = true) => path(["Company"], { showAll });
export const companyPath = (companyId: string) => path(["Company", companyId]);
export const companyAgencyPath = (companyId: string) => path(["Company", companyId, "Agency"]);
