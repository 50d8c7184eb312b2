import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { changeCached } from "@/lib/api/change-cached";
import { apiSend } from "@/lib/api/client";
import { chartOfAccountsPath, chartsOfAccountsPath } from "./paths";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { isSameChart } from "./chart-edits";

const oneSchema = () =>
  import("@/contract/charts-of-accounts/chart-of-accounts").then((contract) => contract.chartOfAccountsSchema);

/** Creates a chart of the company's own. */
export function createChart(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationKey: ["charts-of-accounts", companyId, "create"],
    mutationFn: (chart: ChartOfAccounts) => apiSend("POST", chartsOfAccountsPath(companyId), chart, oneSchema),
    onSuccess: (created) => putInList(queryClient, companyId, created),
    // Someone else may have taken the id. With their chart in the list, the next attempt uses another id.
    onError: () => queryClient.invalidateQueries({ queryKey: chartsOfAccountsQuery(companyId).queryKey }),
  });
}

/** Someone else has changed the chart since `base`; the cached list has their chart. */
export class ChartConflict extends Error {
  override readonly name = "ChartConflict";
}

interface ChartChange {
  /** The chart as it was when the change began. */
  base: ChartOfAccounts;
  chart: ChartOfAccounts;
}

/**
 * Saves name, groups and known groups of a chart. Fails with {@link ChartConflict} when someone else has changed them
 * since `base`.
 */
export function saveChart(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationKey: ["charts-of-accounts", companyId, "save"],
    mutationFn: ({ base, chart }: ChartChange) =>
      putUnlessChanged({
        path: chartOfAccountsPath(companyId, chart.id),
        schema: oneSchema,
        isSeen: (stored) => isSameChart(stored, base),
        isSaved: (stored) => isSameChart(stored, chart),
        // Without a language, because users do not edit it: the service keeps the stored one.
        body: () => ({ name: chart.name, children: chart.children, knownGroups: chart.knownGroups }),
        conflict: async (stored) => {
          await putInList(queryClient, companyId, stored);
          return new ChartConflict();
        },
      }),
    onSuccess: async (stored) => {
      await putInList(queryClient, companyId, stored);
      // Figures and statements depend on the charts. Not awaited: the chart is saved already.
      void invalidateCompany(queryClient, companyId);
    },
  });
}

/** Replaces the chart with the same id in the cached list, or appends the chart. */
function putInList(queryClient: QueryClient, companyId: string, chart: ChartOfAccounts): Promise<void> {
  return changeCached<ChartOfAccounts[]>(queryClient, chartsOfAccountsQuery(companyId).queryKey, (charts) =>
    charts.some(({ id }) => id === chart.id)
      ? charts.map((one) => (one.id === chart.id ? chart : one))
      : [...charts, chart],
  );
}

/** Removes a deleted chart from the cached list, which the caller then invalidates. */
export function removeFromList(queryClient: QueryClient, companyId: string, chartId: string): void {
  queryClient.setQueryData(chartsOfAccountsQuery(companyId).queryKey, (charts) =>
    charts?.filter(({ id }) => id !== chartId),
  );
}
