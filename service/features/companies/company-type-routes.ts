import type { Route } from "../../platform/http/route";
import { getCompanyType } from "./get-company-type";
import { listCompanyTypes } from "./list-company-types";

export const companyTypeRoutes: Route[] = [
  { path: "Agency/:agencyId/CompanyType", GET: ({ context, param }) => listCompanyTypes(context, param("agencyId")) },
  {
    path: "Agency/:agencyId/CompanyType/:companyTypeId",
    GET: ({ context, param }) => getCompanyType(context, param("agencyId"), param("companyTypeId")),
  },
];
