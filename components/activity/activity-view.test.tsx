// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter, type OnUrlUpdateFunction } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ActivityView } from "./activity-view";

const WORDS = MESSAGES.en.activity;

afterEach(cleanup);

const CHIEF = { userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" } as const;

it("shows the filters and that it loads, not that there is nothing, when a filter without matches is cleared", async () => {
  installTestTransport(({ path }) =>
    path.includes("user=nobody") ? Promise.resolve(responseOf({ entries: [] })) : new Promise(() => undefined),
  );
  render(
    <PageProviders user={CHIEF}>
      <NuqsTestingAdapter searchParams="?user=nobody" hasMemory>
        <ActivityView place={{ agencyId: "demo" }} today="2026-03-15" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText(WORDS.nothingMatches)).toBeTruthy();
  const filterCount = () => screen.queryAllByRole("combobox").length;
  const before = filterCount();
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.ui.clearFilter }));
  expect(await screen.findByRole("status", { name: WORDS.loading })).toBeTruthy();
  expect(screen.queryByText(WORDS.empty)).toBeNull();
  expect(filterCount()).toBe(before);
});

it.each([
  ["days that are emptied in the form are removed", "?from=2026-01-01&to=2026-01-31", ""],
  ["a period stays when the form is applied without days", "?range=last-month", "?range=last-month"],
])("%s", async (_, searchParams, expected) => {
  installTestTransport(() => Promise.resolve(responseOf({ entries: [] })));
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  render(
    <PageProviders user={CHIEF}>
      <NuqsTestingAdapter searchParams={searchParams} onUrlUpdate={onUrlUpdate} hasMemory>
        <ActivityView place={{ companyId: "a-demo-1" }} today="2026-03-15" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: WORDS.filter }));
  for (const label of [WORDS.days.from, WORDS.days.to]) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: "" } });
  }
  fireEvent.click(screen.getByRole("button", { name: WORDS.apply }));
  await waitFor(() => {
    expect(onUrlUpdate.mock.lastCall?.[0].queryString).toBe(expected);
  });
});

it("the filter has the name of a client without any entry", async () => {
  const client = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" };
  installTestTransport(({ path }) =>
    Promise.resolve(responseOf(path.endsWith("/Company") ? [client] : { entries: [] })),
  );
  render(
    <PageProviders user={CHIEF}>
      <NuqsTestingAdapter searchParams="?company=a-demo-1">
        <ActivityView place={{ agencyId: "demo" }} today="2026-03-15" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText("Client: Kista Bygg AB")).toBeTruthy();
});
