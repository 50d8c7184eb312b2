// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { STANDARD_CHART } from "@/lib/charts-of-accounts/standard-chart";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartView } from "./chart-view";

afterEach(cleanup);

it("no chart is shown as the fiscal year's when the fiscal years could not be fetched", async () => {
  const client = createQueryClient();
  const standard = { id: STANDARD_CHART, name: "EU BAS 97", children: [], knownGroups: {} };
  client.setQueryData(chartsOfAccountsQuery("a-demo-1").queryKey, [standard]);
  const fault = { typeOfError: "NotFound", message: "No.", identifier: "x" };
  installTestTransport(() => Promise.resolve(responseOf(fault, 404)));
  render(
    <PageProviders client={client} user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <NuqsTestingAdapter hasMemory>
        <ChartView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText("The fiscal years, which use the charts of accounts, could not be fetched.");
  expect(screen.queryByRole("combobox")).toBeNull();
});
