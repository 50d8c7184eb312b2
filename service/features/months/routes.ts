import type { Route } from "../../platform/http/route";
import { listCompanyMonths } from "./list-company-months";

export const monthRoutes: Route[] = [
  {
    path: "Agency/:agencyId/CompanyMonth",
    GET: ({ context, param, query }) => listCompanyMonths(context, param("agencyId"), query),
  },
];
