// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { draftOf } from "@/lib/charts-of-accounts/chart-draft";
import { standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { NameDialog } from "./name-dialog";
import type { ChartWork } from "./use-chart-edits";

afterEach(cleanup);

it("gives a copy neither the id of another chart, nor of an inherited one that was deleted", () => {
  const chart: ChartOfAccounts = { id: "own", name: "Own", children: [], knownGroups: {} };
  const client = createQueryClient();
  client.setQueryData(chartsOfAccountsQuery("a-demo-1").queryKey, [chart, { ...chart, id: "own-of-our-own" }]);
  client.setQueryData(standardChartsQueries.inherited("a-demo-1").queryKey, [{ ...chart, id: "own-of-our-own-2" }]);
  render(
    <PageProviders client={client}>
      <NameDialog
        companyId="a-demo-1"
        work={{ chart, draft: draftOf(chart) } as ChartWork}
        kind="copy"
        onCreated={() => undefined}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.getByText(/own-of-our-own-3/)).toBeTruthy();
});
