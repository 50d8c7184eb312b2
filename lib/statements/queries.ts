import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiGet } from "../api-client";
import { accountVouchersPath, reconciliationPath, statementPath } from "./paths";

const statementSchema = () => import("@/contract/statement").then((contract) => contract.statementSchema);
const reconciliationSchema = () =>
  import("@/contract/reconciliation").then((contract) => contract.reconciliationSchema);

const vouchersSchema = () => import("@/contract/account-vouchers").then((contract) => contract.accountVouchersSchema);

export const statementsQueries = {
  all: (companyId: string) => ["statements", companyId] as const,
  /** Both statements of a fiscal year, whole. */
  year: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "statement"],
      queryFn: ({ signal }) => apiGet(statementPath(companyId, fiscalYearId), statementSchema, { signal }),
    }),
  reconciliation: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "reconciliation"],
      queryFn: ({ signal }) => apiGet(reconciliationPath(companyId, fiscalYearId), reconciliationSchema, { signal }),
    }),
  /** The vouchers of an account on some days, page by page. */
  vouchers: (companyId: string, fiscalYearId: string, account: string, days: { from?: string; to?: string }) =>
    infiniteQueryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "vouchers", account, days.from, days.to],
      queryFn: ({ signal, pageParam: offset }) =>
        apiGet(
          accountVouchersPath(companyId, fiscalYearId, account, {
            ...(days.from !== undefined && { startDate: days.from }),
            ...(days.to !== undefined && { endDate: days.to }),
            ...(offset > 0 && { offset }),
          }),
          vouchersSchema,
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => {
        const shown = pages.reduce((rows, page) => rows + page.rows.length, 0);
        return shown < count ? shown : undefined;
      },
    }),
};
