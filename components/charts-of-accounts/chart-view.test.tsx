// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterAll, afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartView } from "./chart-view";

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("no chart is shown as the fiscal year's when the fiscal years could not be fetched", async () => {
  const standard = { id: "EUBAS97", name: "EU BAS 97", children: [], knownGroups: [] };
  installTransport(({ path }) => {
    const failed = path.endsWith("/FiscalYear");
    const text = failed ? { typeOfError: "NotFound", message: "No.", identifier: "x" } : [standard];
    return Promise.resolve(responseOf(text, failed ? 404 : 200));
  });
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <NuqsTestingAdapter hasMemory>
        <ChartView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText("The fiscal years, which use the charts of accounts, could not be fetched.");
  expect(screen.queryByRole("combobox")).toBeNull();
});
