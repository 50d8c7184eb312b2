import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Agency/:agencyId/PortfolioView";
const ITEM = `${LIST}/:portfolioViewId`;
const DEFAULT = "Agency/:agencyId/DefaultPortfolioView";

export const portfolioViewOperations: OperationGroup = {
  resource: "PortfolioView",
  description:
    "Named views of the page of all clients: their columns, order, filters, groups and density, as the parameters of the page's address. A view belongs to the agency (`isShared`), or to one user and is then seen by nobody else.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listPortfolioViews",
      summary: "List the agency's views and one's own, by name",
      response: "PortfolioView[]",
      extension: true,
    },
    {
      path: LIST,
      verb: "POST",
      id: "createPortfolioView",
      summary: "Save a view",
      description: "Directors save views of the agency too.",
      body: "NewPortfolioView",
      response: "PortfolioView",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getPortfolioView",
      summary: "Get a view",
      response: "PortfolioView",
      extension: true,
    },
    {
      path: ITEM,
      verb: "PUT",
      id: "updatePortfolioView",
      summary: "Rename a view, or save what it shows",
      body: "PortfolioViewChanges",
      response: "PortfolioView",
      extension: true,
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deletePortfolioView",
      summary: "Delete a view",
      response: "null",
      extension: true,
    },
  ],
};

export const defaultPortfolioViewOperations: OperationGroup = {
  resource: "DefaultPortfolioView",
  description:
    "The view that the page of all clients opens with: the user's `own` choice, else that of the `agency`, else the standard view `all`.",
  operations: [
    {
      path: DEFAULT,
      verb: "GET",
      id: "getDefaultPortfolioView",
      summary: "Get the views that were chosen to open with",
      response: "DefaultPortfolioView",
      extension: true,
    },
    {
      path: DEFAULT,
      verb: "PUT",
      id: "updateDefaultPortfolioView",
      summary: "Choose the view to open with",
      description:
        "The id of a view or of a standard one (`all`, `contacts`, `late`); null takes the choice back. Directors choose for the agency.",
      body: "DefaultPortfolioViewChanges",
      response: "DefaultPortfolioView",
      extension: true,
    },
  ],
};
