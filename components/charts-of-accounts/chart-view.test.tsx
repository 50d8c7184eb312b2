// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import type { ChartNode } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { beginEdits, withChange, writeEdits } from "@/lib/charts-of-accounts/chart-edits";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { flushHeldDeletions } from "@/lib/held-deletions";
import { toastStore } from "@/lib/toasts";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { STANDARD_CHART } from "@/lib/charts-of-accounts/standard-chart";
import { chartsOfAccountsQuery, fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartView } from "./chart-view";

vi.mock("next/navigation", () => ({
  usePathname: () => "/companies/a-demo-1/charts-of-accounts",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

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

it("deleting a chart discards its unsaved edits, without a notice that leads back to them", async () => {
  const client = createQueryClient();
  const standard = { id: STANDARD_CHART, name: "EU BAS 97", children: [], knownGroups: {} };
  const own = { ...standard, id: "own", name: "Own" };
  client.setQueryData(chartsOfAccountsQuery("a-demo-1").queryKey, [standard, own]);
  client.setQueryData(fiscalYearsQueries.list("a-demo-1").queryKey, []);
  const begun = beginEdits(own);
  const draft = draftSlot(browserStorage(), "director", "charts", "a-demo-1", "own");
  draft.write({ text: writeEdits(withChange(begun, { ...begun.current, name: "Typed" })), count: 1 });
  installTestTransport(() => Promise.resolve(responseOf(null)));
  render(
    <PageProviders client={client} user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <NuqsTestingAdapter hasMemory searchParams={{ chart: "own" }}>
        <ChartView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText("Typed");
  const menu = openPopover(screen.getByRole("menu", { name: "More to do with Own", hidden: true }));
  fireEvent.click(within(menu).getByRole("menuitem", { name: "Delete", hidden: true }));
  await waitFor(() => {
    expect(screen.queryByText("Typed")).toBeNull();
  });
  expect(toastStore.get().map(({ message }) => message)).toEqual(["The chart of accounts Own is deleted."]);
  expect(draft.read()).toBeNull();
  // Sends the deletion, which can still be undone, so that it does not outlive the test.
  await act(() => flushHeldDeletions());
});

it("the panel of a group counts no accounts before they are fetched, and keeps its heading while its name is typed", async () => {
  const client = createQueryClient();
  const group: ChartNode = { type: "AccountGroup", id: "Sales", name: "Sales", children: [] };
  const own = { id: "own", name: "Own", children: [group], knownGroups: {} };
  client.setQueryData(chartsOfAccountsQuery("a-demo-1").queryKey, [own]);
  const year: FiscalYear = {
    id: "2026",
    start: "2026-01-01T00:00:00",
    end: "2026-12-31T00:00:00",
    chartOfAccountsId: "own",
    currency: "SEK",
    lastLedgerDate: "2026-01-31T00:00:00",
    activePeriodLastUpdate: "2026-02-01T00:00:00",
  };
  client.setQueryData(fiscalYearsQueries.list("a-demo-1").queryKey, [year]);
  installTestTransport(() => new Promise(() => undefined));
  render(
    <PageProviders client={client} user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <NuqsTestingAdapter hasMemory searchParams={{ chart: "own", group: "Sales" }}>
        <ChartView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const panel = await screen.findByRole("form", { name: "Group" });
  expect(within(panel).queryByText(/accounts? of/i)).toBeNull();
  fireEvent.change(within(panel).getByLabelText("Name"), { target: { value: "" } });
  await within(panel).findByRole("heading", { name: "Group" });
});
