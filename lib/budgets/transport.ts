import type { QueryClient } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { budgetPath } from "@/lib/api/paths";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { withItems } from "@/lib/inputs/mutations";
import type { ValuesTransport } from "@/lib/inputs/save-queue";
import { statementsQueries } from "@/lib/statements/queries";
import { asAmount, asBudgetChange } from "./budget-amounts";
import { valuesOf } from "./budget-values";
import { budgetsQueries } from "./queries";

const listSchema = () => import("@/contract/budgets").then((contract) => contract.budgetAmountListSchema);

/** Sends a fiscal year's budget as one PUT, and updates the cache. Queries that depend on budgets become stale. */
export function budgetTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYear: FiscalYear,
): Required<ValuesTransport> {
  const query = budgetsQueries.year(companyId, fiscalYear.id);
  const { queryKey } = query;
  return {
    send: async (items, { keepalive }) => {
      await apiSend("PUT", budgetPath(companyId, fiscalYear.id), items.map(asBudgetChange), listSchema, { keepalive });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (budget) => budget && { ...budget, typed: withItems(valuesOf(budget.typed, fiscalYear), items).map(asAmount) },
      );
      void queryClient.invalidateQueries({ queryKey });
      void invalidateFigures(queryClient, companyId);
      void queryClient.invalidateQueries({ queryKey: statementsQueries.all(companyId) });
    },
    fetch: async () => {
      await queryClient.cancelQueries({ queryKey });
      return valuesOf((await queryClient.query({ ...query, staleTime: 0 })).typed, fiscalYear);
    },
  };
}
