import { VOUCHER_ROWS } from "@/contract/statements/account-vouchers";
import { STATEMENT_QUERY } from "./get-statement";
import { STATEMENT_PDF_QUERY } from "./get-statement-pdf";
import { VOUCHER_QUERY } from "./list-account-vouchers";
import type { OperationGroup } from "../../platform/openapi/operation";

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
      response: "Statement",
      extension: true,
    },
    {
      path: `${YEAR}/Statement/Pdf`,
      verb: "GET",
      id: "getStatementPdf",
      summary: "Get a fiscal year's statements as a PDF",
      description:
        "Tagged (PDF/UA), on A4, in the language of Accept-Language. The whole year beside the year before and the budget, and month by month; or one month and the year so far.",
      query: {
        dimensionId: {
          schema: STATEMENT_PDF_QUERY.dimensionId,
          description: "Amounts of this dimension object, for example `2_12`; empty for the company.",
        },
        statement: { schema: STATEMENT_PDF_QUERY.statement, description: "Only this statement; both without it." },
        month: {
          schema: STATEMENT_PDF_QUERY.month,
          description: "A booked month, for example `2024-03`; the whole year without it.",
        },
        accounts: { schema: STATEMENT_PDF_QUERY.accounts, description: "True for the accounts under each line." },
        ore: { schema: STATEMENT_PDF_QUERY.ore, description: "True for amounts with öre." },
      },
      response: "pdf",
      extension: true,
    },
    {
      path: `${YEAR}/Reconciliation`,
      verb: "GET",
      id: "getReconciliation",
      summary: "Compare a fiscal year's books with the control totals of its file",
      response: "Reconciliation",
      extension: true,
    },
    {
      path: `${YEAR}/Account`,
      verb: "GET",
      id: "listYearAccounts",
      summary: "List the accounts of a fiscal year with their balances",
      response: "YearAccount[]",
      extension: true,
    },
    {
      path: `${YEAR}/DimensionObject`,
      verb: "GET",
      id: "listDimensionObjects",
      summary: "List the dimension objects of a fiscal year's books",
      response: "DimensionObject[]",
      extension: true,
    },
    {
      path: `${YEAR}/Account/:accountNumber/Voucher`,
      verb: "GET",
      id: "listAccountVouchers",
      summary: "List the vouchers of an account with its balance after each",
      description: "By date, so many at a time. Years whose file has balances only have none.",
      query: {
        startDate: { schema: VOUCHER_QUERY.startDate, description: "First day; the fiscal year's without it." },
        endDate: { schema: VOUCHER_QUERY.endDate, description: "Last day, included; the fiscal year's without it." },
        dimensionId: { schema: VOUCHER_QUERY.dimensionId, description: "Only rows of this dimension object." },
        limit: {
          schema: VOUCHER_QUERY.limit,
          description: `How many rows at most: up to ${VOUCHER_ROWS.max}, ${VOUCHER_ROWS.default} without it.`,
        },
        offset: { schema: VOUCHER_QUERY.offset, description: "How many rows to skip." },
      },
      response: "AccountVouchers",
      extension: true,
    },
  ],
};
