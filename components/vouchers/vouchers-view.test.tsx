// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { VouchersView } from "./vouchers-view";

const WORDS = MESSAGES.en.vouchers;

afterEach(cleanup);

it("shows no number of vouchers while the result of a new filter is fetched after one that found none", async () => {
  installTestTransport(({ path }) => {
    if (path.endsWith("/FiscalYear")) return Promise.resolve(responseOf([YEAR_2024]));
    if (path.includes("startDate=2024-03-01")) return Promise.resolve(responseOf({ count: 0, vouchers: [] }));
    return new Promise(() => undefined);
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?month=2024-03" hasMemory>
        <VouchersView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText("0 vouchers")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: MESSAGES.en.ui.clearFilter })[0]!);
  expect(await screen.findByRole("status", { name: WORDS.loading })).toBeTruthy();
  expect(screen.queryByText("0 vouchers")).toBeNull();
});

it("shows the whole year where the address has a month of another year", async () => {
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    if (path.endsWith("/FiscalYear")) return Promise.resolve(responseOf([YEAR_2024]));
    if (path.includes("/Voucher")) asked.push(path.split("/Voucher")[1]!);
    return Promise.resolve(responseOf(path.includes("/Voucher") ? { count: 0, vouchers: [] } : []));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?month=2023-03" hasMemory>
        <VouchersView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText(WORDS.none)).toBeTruthy();
  expect(asked).toEqual([""]);
});

it.each([
  ["1930", 1],
  ["kassa", 0],
  ["1930-1940, 1950", 0],
])("offers a comment on an account only where the filter %j can be its number", async (account, links) => {
  installTestTransport(({ path }) => {
    if (path.endsWith("/FiscalYear")) return Promise.resolve(responseOf([YEAR_2024]));
    return Promise.resolve(responseOf(path.includes("/Voucher") ? { count: 0, vouchers: [] } : []));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams={{ account }} hasMemory>
        <VouchersView companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText(WORDS.nothingMatches);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryAllByRole("link", { name: `Comment on account ${account}` })).toHaveLength(links);
});
