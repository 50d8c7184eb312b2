import type { Route } from "../../platform/http/route";
import { getCompanyType } from "./get-company-type";
import { listCompanyTypes } from "./list-company-types";

export const companyTypeRoutes: Route[] = [
  { path: "Agency/:agencyId/CompanyType", GET: ({ caller, param }) => listCompanyTypes(caller, param("agencyId")) },
  {
    path: "Agency/:agencyId/CompanyType/:companyTypeId",
    GET: ({ caller, param }) => getCompanyType(caller, param("agencyId"), param("companyTypeId")),
  },
];
