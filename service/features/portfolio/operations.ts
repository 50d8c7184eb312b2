import { FIRST_SCREEN, MAX_WHOLE_LIST } from "@/contract/portfolio";
import type { OperationGroup } from "../../platform/openapi/operation";
import { PORTFOLIO_QUERY } from "./list-agency-key-figure-values";

const VALUES_QUERY = {
  keyFigures: {
    schema: PORTFOLIO_QUERY.keyFigures,
    description:
      "Ids separated by commas, of the catalogue or of a company's own; those of the preset Overview unless given.",
  },
  keyFigurePresetId: {
    schema: PORTFOLIO_QUERY.keyFigurePresetId,
    description: "The key figures of this standard preset as new companies have it.",
  },
  resolution: {
    schema: PORTFOLIO_QUERY.resolution,
    description:
      "A month, the fiscal year up to the month's end (`ytd`, the default), the twelve months to it, or the fiscal year.",
  },
  period: {
    schema: PORTFOLIO_QUERY.period,
    description: "The month YYYY-MM that is meant; each company's last booked one unless given.",
  },
};

export const portfolioValueOperations: OperationGroup = {
  resource: "Agency KeyFigureValue",
  description:
    "Key figures of all companies of an agency, read as they were stored by the last write that changed them. They equal those that each company's KeyFigureValue computes.",
  operations: [
    {
      path: "Agency/:agencyId/KeyFigureValue",
      verb: "GET",
      id: "listAgencyKeyFigureValues",
      summary: "List key figures of an agency's companies",
      description:
        "Every company of the agency that the user may see, by name, with lists of values in the order of `keyFigures`. Values are stored for 36 months back from the last booked one, and for the fiscal years they lie in. Own key figures of one id may differ between companies in type and decimals: `keyFigures` has the most common type, and `formats` what a company has otherwise. `pending` counts companies whose figures are still to be computed, as after an upgrade.",
      query: {
        ...VALUES_QUERY,
        history: {
          schema: PORTFOLIO_QUERY.history,
          description: "How many periods up to the requested one are in `histories`; none unless given.",
        },
      },
      response: "AgencyKeyFigureValues",
      extension: true,
    },
    {
      path: "Agency/:agencyId/KeyFigure",
      verb: "GET",
      id: "listAgencyKeyFigures",
      summary: "List the key figures that values of an agency's companies can be asked for",
      description: "Those of the catalogue, then the own ones of the companies that the user may see, by name.",
      response: "KeyFigure[]",
      extension: true,
    },
  ],
};

export const portfolioPreviewOperations: OperationGroup = {
  resource: "PortfolioPreview",
  description: "The beginning of the list of an agency's companies, for a page that shows it before it has them all.",
  operations: [
    {
      path: "Agency/:agencyId/PortfolioPreview",
      verb: "GET",
      id: "previewPortfolio",
      summary: "List an agency's first companies with their values and states",
      description: `All companies that the user may see if there are at most ${MAX_WHOLE_LIST}, else the first ${FIRST_SCREEN}: by name as the language of the request orders them, with numbers in names by their value. Values are there where \`keyFigures\` or \`keyFigurePresetId\` is given, and are those of Agency KeyFigureValue.`,
      query: {
        ...VALUES_QUERY,
        keyFigures: {
          schema: PORTFOLIO_QUERY.keyFigures,
          description: "Ids separated by commas, of the catalogue or of a company's own.",
        },
      },
      response: "PortfolioPreview",
      extension: true,
    },
  ],
};

export const companyStatusOperations: OperationGroup = {
  resource: "CompanyStatus",
  description: "The state of the books of an agency's companies, and of the work on them.",
  operations: [
    {
      path: "Agency/:agencyId/CompanyStatus",
      verb: "GET",
      id: "listCompanyStatuses",
      summary: "List the state of an agency's companies",
      description:
        "Every company of the agency that the user may see, by name: how far its books reach, whether they agree with the file's own totals, its latest import and comment, and its consultants.",
      response: "CompanyStatus[]",
      extension: true,
    },
  ],
};
