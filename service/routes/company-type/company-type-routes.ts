import type { Route } from "../../http/route";
import { getCompanyType } from "../../use-cases/company-type/get-company-type";
import { listCompanyTypes } from "../../use-cases/company-type/list-company-types";

export const companyTypeRoutes: Route[] = [
  { path: "Agency/:agencyId/CompanyType", GET: ({ caller, param }) => listCompanyTypes(caller, param("agencyId")) },
  {
    path: "Agency/:agencyId/CompanyType/:companyTypeId",
    GET: ({ caller, param }) => getCompanyType(caller, param("agencyId"), param("companyTypeId")),
  },
];
