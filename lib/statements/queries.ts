import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { nextOffset } from "@/lib/api/next-offset";
import { statementsKey } from "./objects-query";
import { accountVouchersPath, reconciliationPath, statementPath, type AccountRowsQuery } from "./paths";

const statementSchema = () => import("@/contract/statements/statement").then((contract) => contract.statementSchema);
const reconciliationSchema = () =>
  import("@/contract/statements/reconciliation").then((contract) => contract.reconciliationSchema);
const vouchersSchema = () =>
  import("@/contract/statements/account-vouchers").then((contract) => contract.accountVouchersSchema);

export const statementsQueries = {
  all: statementsKey,
  /** Both statements of a fiscal year: of the whole company, or of one dimension object. */
  year: (companyId: string, fiscalYearId: string, dimensionId?: string) =>
    queryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "statement", dimensionId ?? null],
      queryFn: ({ signal }) => apiGet(statementPath(companyId, fiscalYearId, dimensionId), statementSchema, { signal }),
    }),
  reconciliation: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "reconciliation"],
      queryFn: ({ signal }) => apiGet(reconciliationPath(companyId, fiscalYearId), reconciliationSchema, { signal }),
    }),
  /** The vouchers of an account that the query selects, page by page. */
  vouchers: (companyId: string, fiscalYearId: string, account: string, query: AccountRowsQuery) =>
    infiniteQueryOptions({
      queryKey: [...statementsQueries.all(companyId), fiscalYearId, "vouchers", account, query],
      queryFn: ({ signal, pageParam: offset }) =>
        apiGet(
          accountVouchersPath(companyId, fiscalYearId, account, {
            ...query,
            ...(offset > 0 && { offset }),
          }),
          vouchersSchema,
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => nextOffset(count, pages, ({ rows }) => rows),
    }),
};
