import type { OperationGroup } from "../../platform/openapi/operation";

const PATH = "Company/:companyId/FiscalYear/:fiscalYearId/Budget";

export const budgetOperations: OperationGroup = {
  resource: "Budget",
  description:
    "The budget of a fiscal year by account and month. One that was typed in takes the place of the file's (#PBUDGET) for the whole year, wherever a budget is used.",
  operations: [
    {
      path: PATH,
      verb: "GET",
      id: "getBudget",
      summary: "Read the budget, as it was typed in and as the file has it",
      response: "Budget",
      extension: true,
    },
    {
      path: PATH,
      verb: "PUT",
      id: "updateBudget",
      summary: "Set and clear amounts of the budget",
      description:
        "Amounts that are not named stay; null clears. All of it or nothing: an item with `before` is compared with what is stored, and a difference refuses the list with 412.",
      body: "BudgetChanges",
      response: "BudgetAmount[]",
      extension: true,
    },
    {
      path: PATH,
      verb: "DELETE",
      id: "deleteBudget",
      summary: "Take back what was typed in; the file's budget holds again",
      response: "null",
      extension: true,
    },
  ],
};
