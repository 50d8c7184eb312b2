// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterAll, afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ActivityView } from "./activity-view";

const WORDS = MESSAGES.en.activity;

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("an empty list of the filter before says nothing of the new one, whose answer is on its way", async () => {
  installTransport(({ path }) =>
    path.includes("user=nobody") ? Promise.resolve(responseOf({ entries: [] })) : new Promise(() => undefined),
  );
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?user=nobody" hasMemory>
        <ActivityView place={{ agencyId: "demo" }} today="2026-03-15" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText(WORDS.nothingMatches)).toBeTruthy();
  const filters = () => screen.queryAllByRole("combobox").length;
  const before = filters();
  fireEvent.click(screen.getAllByRole("button", { name: MESSAGES.en.ui.clearFilter })[0]!);
  expect(await screen.findByRole("status", { name: WORDS.loading })).toBeTruthy();
  expect(screen.queryByText(WORDS.empty)).toBeNull();
  expect(filters()).toBe(before);
});
