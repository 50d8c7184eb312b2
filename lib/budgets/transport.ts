import type { QueryClient } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { budgetPath } from "./paths";
import { cachedTransport } from "@/lib/inputs/cached-transport";
import { withItems } from "@/lib/inputs/mutations";
import type { ValuesTransport } from "@/lib/inputs/save-queue";
import { statementsKey } from "@/lib/statements/objects-query";
import { asAmount, asBudgetChange } from "./budget-amounts";
import { valuesOf } from "./budget-values";
import { budgetsQueries } from "./queries";

const listSchema = () => import("@/contract/budgets").then((contract) => contract.budgetAmountListSchema);

/** The transport of a fiscal year's typed budget. It also marks the company's statements as stale. */
export function budgetTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYear: FiscalYear,
): Required<ValuesTransport> {
  const path = budgetPath(companyId, fiscalYear.id);
  return cachedTransport(queryClient, {
    companyId,
    query: budgetsQueries.year(companyId, fiscalYear.id),
    put: async (items, { keepalive }) => {
      await apiSend("PUT", path, items.map(asBudgetChange), listSchema, { keepalive });
      void queryClient.invalidateQueries({ queryKey: statementsKey(companyId) });
    },
    update: (budget, items) => ({
      ...budget,
      typed: withItems(valuesOf(budget.typed, fiscalYear), items).map(asAmount),
    }),
    valuesOf: ({ typed }) => valuesOf(typed, fiscalYear),
  });
}
