import { STATEMENT_QUERY } from "../../use-cases/statement/get-statement";
import type { OperationGroup } from "../operation";

const YEAR = "Company/:companyId/FiscalYear/:fiscalYearId";

export const statementOperations: OperationGroup = {
  resource: "Statement",
  description:
    "Income statement and balance sheet of a fiscal year in öre. The fiscal year is named by its id or its first day, for example `2024-01-01`.",
  operations: [
    {
      path: `${YEAR}/Statement`,
      verb: "GET",
      id: "getStatement",
      summary: "Get a fiscal year's statements by month",
      query: {
        dimensionId: {
          schema: STATEMENT_QUERY.dimensionId,
          description: "Amounts of this dimension object, for example `2_12`; empty for the company.",
        },
      },
      answer: "Statement",
      extension: true,
    },
    {
      path: `${YEAR}/Reconciliation`,
      verb: "GET",
      id: "getReconciliation",
      summary: "Hold a fiscal year's books against the control totals of its file",
      answer: "Reconciliation",
      extension: true,
    },
  ],
};
