// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PrintedHeader } from "./printed-header";

vi.mock("next/navigation", () => ({
  usePathname: () => "/companies/a-demo-1/figures",
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
