import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { FiscalYear, FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { begunAfter } from "@/lib/begun-after";
import { fiscalYearPath } from "./paths";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { refreshAfterLast } from "@/lib/refresh-after-last";
import { fiscalYearsQueries } from "./queries";

const oneSchema = () => import("@/contract/fiscal-years/fiscal-year").then((contract) => contract.fiscalYearSchema);

interface FiscalYearChange {
  fiscalYearId: string;
  change: FiscalYearUpdate;
}

/** Changes the currency or the chart of accounts. The list shows the change at once and reverts it on an error. */
export function updateFiscalYear(queryClient: QueryClient, companyId: string) {
  const { queryKey } = fiscalYearsQueries.list(companyId);
  const mutationKey = [...fiscalYearsQueries.all(companyId), "update"];
  const changeYear = (id: string, changeOf: (year: FiscalYear) => FiscalYearUpdate) => {
    queryClient.setQueryData(queryKey, (years) =>
      years?.map((year) => (year.id === id ? { ...year, ...changeOf(year) } : year)),
    );
  };
  return mutationOptions({
    mutationKey,
    // In one scope, so that requests run in order: of two choices, the last one has to be stored.
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ fiscalYearId, change }: FiscalYearChange) =>
      apiSend("PUT", fiscalYearPath(companyId, fiscalYearId), change, oneSchema),
    onMutate: async ({ fiscalYearId, change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.find(({ id }) => id === fiscalYearId);
      changeYear(fiscalYearId, () => change);
      // A copy, because `onError` of an earlier change may alter it, and `begunAfter` needs an object of its own.
      return before && { ...before };
    },
    onError: (_error, { fiscalYearId, change }, before) => {
      if (!before) return;
      changeYear(fiscalYearId, (year) => reverted(year, change, before));
      // A later change that is refused too goes back to the stored value, not to the one that was refused here.
      for (const later of begunAfter(queryClient, mutationKey, before)) {
        if (later.id === fiscalYearId) Object.assign(later, reverted(later, change, before));
      }
    },
    // Figures and statements depend on the year's chart of accounts and currency. Not awaited, so that the next change
    // does not wait until they have been fetched.
    onSettled: (_data, _error, change) => {
      void refreshAfterLast(queryClient, mutationKey, change, () => invalidateCompany(queryClient, companyId));
    },
  });
}

/** The members of a refused change as they were before, but for those that a later change has replaced. */
function reverted(year: FiscalYear, change: FiscalYearUpdate, before: FiscalYear): FiscalYearUpdate {
  const isShown = (name: keyof FiscalYearUpdate) => change[name] !== undefined && year[name] === change[name];
  return {
    ...(isShown("currency") && { currency: before.currency }),
    ...(isShown("chartOfAccountsId") && { chartOfAccountsId: before.chartOfAccountsId }),
  };
}
