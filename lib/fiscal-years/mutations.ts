import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { fiscalYearPath } from "@/lib/api/paths";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { fiscalYearsQueries } from "./queries";

const oneSchema = () => import("@/contract/fiscal-years/fiscal-year").then((contract) => contract.fiscalYearSchema);

export interface FiscalYearChange {
  fiscalYearId: string;
  change: FiscalYearUpdate;
}

/** Changes the currency or the chart of accounts. The list shows the change at once and reverts it on an error. */
export function updateFiscalYear(queryClient: QueryClient, companyId: string) {
  const { queryKey } = fiscalYearsQueries.list(companyId);
  return mutationOptions({
    mutationKey: [...fiscalYearsQueries.all(companyId), "update"],
    mutationFn: ({ fiscalYearId, change }: FiscalYearChange) =>
      apiSend("PUT", fiscalYearPath(companyId, fiscalYearId), change, oneSchema),
    onMutate: async ({ fiscalYearId, change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (years) =>
        years?.map((year) => (year.id === fiscalYearId ? { ...year, ...change } : year)),
      );
      return before;
    },
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
    },
    // Figures and statements depend on the year's chart of accounts and currency.
    onSettled: () => invalidateCompany(queryClient, companyId),
  });
}
