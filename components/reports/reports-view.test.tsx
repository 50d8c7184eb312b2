// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { runToastAction, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportsView } from "./reports-view";
import { REPORT } from "./testing/report";

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => "/",
  useParams: () => ({}),
}));

afterEach(cleanup);

const reportOf = (title: string): FullPeriodReport => ({ ...REPORT, id: title, title });

it("moves the focus on deletion to the next report shown, and after the last report to a button", async () => {
  const titles = ["March", "April"];
  installTestTransport(({ path }) => {
    const openTitle = titles.find((title) => path.endsWith(`/PeriodReport/${title}`));
    if (openTitle !== undefined) return Promise.resolve(responseOf(reportOf(openTitle)));
    return Promise.resolve(responseOf(path.endsWith("/PeriodReport") ? titles.map(reportOf) : []));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory>
        <ReportsView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const remove = async (title: string) => {
    const menu = openPopover(await screen.findByRole("button", { name: `More for ${title}` }));
    fireEvent.click(within(menu).getByRole("menuitem", { name: "Delete", hidden: true }));
  };
  await remove("March");
  await waitFor(() => {
    expect(document.activeElement?.getAttribute("aria-current")).toBe("page");
  });
  expect(document.activeElement?.textContent).toContain("April");
  await remove("April");
  await waitFor(() => {
    expect(document.activeElement?.tagName).toBe("BUTTON");
  });
  // Undoes the deletions, so that no request is sent after the test.
  act(() => {
    for (const { id } of toastStore.get()) runToastAction(id);
  });
});
