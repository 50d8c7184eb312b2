import { calendarDay } from "@/contract/dates";
import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/ChartOfAccounts";
const ITEM = `${LIST}/:chartOfAccountsId`;

export const chartOfAccountsOperations: OperationGroup = {
  resource: "ChartOfAccounts",
  description: "Which accounts make up each group of the statements, and which groups key figures are computed from.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listChartsOfAccounts",
      summary: "List charts of accounts",
      query: {
        startDate: {
          schema: calendarDay,
          description: "Only charts used by fiscal years that end on or after this day.",
        },
        endDate: {
          schema: calendarDay,
          description: "Only charts used by fiscal years that start on or before this day.",
        },
      },
      response: "ChartOfAccounts[]",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createChartOfAccounts",
      summary: "Create a chart of accounts",
      body: "NewChartOfAccounts",
      response: "ChartOfAccounts",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updateChartOfAccounts",
      summary: "Update a chart of accounts",
      description:
        "The id in the body, or in the path, says which. The tree and the known groups are each replaced whole.",
      body: "ChartOfAccountsChanges",
      response: "ChartOfAccounts",
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getChartOfAccounts",
      summary: "Get a chart of accounts",
      response: "ChartOfAccounts",
    },
    {
      path: ITEM,
      verb: "DELETE",
      id: "deleteChartOfAccounts",
      summary: "Delete a chart of accounts",
      description: "One that a fiscal year uses, and the built-in one, cannot be deleted (412).",
      response: "null",
    },
    {
      path: "Company/:companyId/StandardChartOfAccounts",
      verb: "GET",
      id: "listInheritedChartsOfAccounts",
      summary: "List the charts of accounts that a company inherits",
      description: "As they are without the company's own changes and deletions.",
      response: "ChartOfAccounts[]",
      extension: true,
    },
    {
      path: "Company/:companyId/FiscalYear/:fiscalYearId/ChartPreview",
      verb: "POST",
      id: "previewChart",
      summary: "See what a chart of accounts would do to a fiscal year",
      description:
        "Nothing is written: accounts in none or several groups, and the key figures that the chart changes.",
      body: "NewChartOfAccounts",
      response: "ChartPreview",
      extension: true,
    },
  ],
};
