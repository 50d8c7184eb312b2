import type { Route } from "../../platform/http/route";
import { listAgencyKeyFigureValues } from "./list-agency-key-figure-values";
import { listCompanyStatuses } from "./list-company-statuses";

export const portfolioRoutes: Route[] = [
  {
    path: "Agency/:agencyId/KeyFigureValue",
    GET: ({ context, param, query }) => listAgencyKeyFigureValues(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/CompanyStatus",
    GET: ({ context, param }) => listCompanyStatuses(context, param("agencyId")),
  },
];
