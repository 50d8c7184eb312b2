import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/FiscalYear";
const ITEM = `${LIST}/:fiscalYearId`;

export const fiscalYearOperations: OperationGroup = {
  resource: "FiscalYear",
  description: "Fiscal years come into being by import of a SIE file.",
  operations: [
    { path: LIST, verb: "GET", id: "listFiscalYears", summary: "List fiscal years", response: "FiscalYear[]" },
    { path: ITEM, verb: "GET", id: "getFiscalYear", summary: "Get a fiscal year", response: "FiscalYear" },
    {
      path: ITEM,
      verb: "PUT",
      id: "updateFiscalYear",
      summary: "Set a fiscal year's chart of accounts or currency",
      body: "FiscalYearChanges",
      response: "FiscalYear",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteFiscalYear",
      summary: "Delete a fiscal year",
      description: "All its data and transactions go with it.",
      response: "null",
    },
  ],
};
