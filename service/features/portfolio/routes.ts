import type { Route } from "../../platform/http/route";
import { createView } from "./create-view";
import { deleteView } from "./delete-view";
import { listAgencyKeyFigureValues } from "./list-agency-key-figure-values";
import { listAgencyKeyFigures } from "./list-agency-key-figures";
import { listCompanyStatuses } from "./list-company-statuses";
import { previewPortfolio } from "./preview-portfolio";
import { getDefaultView, getView, listViews } from "./read-views";
import { updateDefaultView } from "./update-default-view";
import { updateView } from "./update-view";

export const portfolioRoutes: Route[] = [
  {
    path: "Agency/:agencyId/KeyFigureValue",
    GET: ({ context, param, query }) => listAgencyKeyFigureValues(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/KeyFigure",
    GET: ({ context, param }) => listAgencyKeyFigures(context, param("agencyId")),
  },
  {
    path: "Agency/:agencyId/CompanyStatus",
    GET: ({ context, param }) => listCompanyStatuses(context, param("agencyId")),
  },
  {
    path: "Agency/:agencyId/PortfolioPreview",
    GET: ({ context, param, query }) => previewPortfolio(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/PortfolioView",
    GET: ({ context, param }) => listViews(context, param("agencyId")),
    POST: ({ context, param, body }) => createView(context, param("agencyId"), body),
  },
  {
    path: "Agency/:agencyId/PortfolioView/:portfolioViewId",
    GET: ({ context, param }) => getView(context, param("agencyId"), param("portfolioViewId")),
    PUT: ({ context, param, body }) => updateView(context, param("agencyId"), param("portfolioViewId"), body),
    DELETE: ({ context, param }) => deleteView(context, param("agencyId"), param("portfolioViewId")),
  },
  {
    path: "Agency/:agencyId/DefaultPortfolioView",
    GET: ({ context, param }) => getDefaultView(context, param("agencyId")),
    PUT: ({ context, param, body }) => updateDefaultView(context, param("agencyId"), body),
  },
];
