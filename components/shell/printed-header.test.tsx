// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PrintedHeader } from "./printed-header";

const address = vi.hoisted(() => ({ companyId: "a-demo-1" }));
vi.mock("next/navigation", () => ({
  usePathname: () => `/companies/${address.companyId}/figures`,
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("names the day of printing, on the later pages too, when the page was opened the day before", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-31T12:00:00Z") });
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <PrintedHeader companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(screen.getByText(/printed 31 Mar 2026/)).toBeTruthy();
  vi.setSystemTime(new Date("2026-04-01T12:00:00Z"));
  window.dispatchEvent(new Event("beforeprint"));
  expect(screen.getByText(/printed 1 Apr 2026/)).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue("--printed-title")).toContain("printed 1 Apr 2026");
});

it.each([
  ["a-demo-1", true],
  ["d-1", false],
])("asks for the user's agency for a company of it alone: %s", async (companyId, isAsked) => {
  address.companyId = companyId;
  const paths: string[] = [];
  installTestTransport(({ path }) => {
    paths.push(path);
    return Promise.resolve(responseOf([]));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <PrintedHeader companyId={companyId} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await waitFor(() => {
    expect(paths).not.toEqual([]);
  });
  await vi.dynamicImportSettled();
  expect(paths.some((path) => path.endsWith("/Agency/demo"))).toBe(isAsked);
});
