import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { apiSend } from "@/lib/api/client";
import { invalidateCompany, invalidateComputed } from "@/lib/companies/invalidate-company";
import { standardsPath } from "@/lib/standards/paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { replaceStandard, type Replacement } from "@/lib/standards/replace-standard";
import { standardQueries } from "@/lib/standards/queries";

const RESOURCE = "ChartOfAccounts";

const oneSchema = () =>
  import("@/contract/charts-of-accounts/chart-of-accounts").then((contract) => contract.chartOfAccountsSchema);
const listSchema = () =>
  import("@/contract/charts-of-accounts/chart-of-accounts").then((contract) => contract.chartOfAccountsListSchema);
const versionsSchema = () =>
  import("@/contract/charts-of-accounts/chart-of-accounts").then(
    (contract) => contract.chartOfAccountsVersionListSchema,
  );

export const standardChartPath = (place: StandardPlace, id: string) => standardsPath(place, RESOURCE, id);

export const standardChartsQueries = standardQueries({
  all: (place: StandardPlace) => ["standard-charts", placeKey(place)],
  resource: RESOURCE,
  listSchema,
  versionsSchema,
  contentOf: ({ chartOfAccounts }) => chartOfAccounts,
});

/** Adds a chart, or restores an inherited one that the place had hidden. */
export function createStandardChart(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: (chart: ChartOfAccounts) => apiSend("POST", standardsPath(place, RESOURCE), chart, oneSchema),
    onSettled: () => refreshCharts(queryClient, place),
  });
}

/** Replaces the content of a chart, unless someone else has changed the chart since the user saw it. */
export function putStandardChart(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: ({ content, seen }: Replacement<ChartOfAccounts>) => {
      // Null deletes a language that the content does not have.
      const { id, name, language = null, children, knownGroups } = content;
      return replaceStandard(standardChartPath(place, id), seen, { name, language, children, knownGroups }, oneSchema);
    },
    onSettled: () => refreshCharts(queryClient, place),
  });
}

/** Marks queries as stale that depend on the charts of a place: for an agency, those of all its companies too. */
export function refreshCharts(queryClient: QueryClient, place: StandardPlace): Promise<unknown> {
  return typeof place === "string"
    ? invalidateCompany(queryClient, place)
    : invalidateComputed(queryClient, "standard-charts", "charts-of-accounts", "statements");
}
