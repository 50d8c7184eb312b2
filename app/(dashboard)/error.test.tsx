// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import DashboardError from "./error";

vi.mock("next/navigation", () => ({
  usePathname: () => "/account",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a page that failed has a heading, and the bar from which a phone opens the menu", async () => {
  // The service is available, so the page does not wait for the end of an outage.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  render(
    <PageProviders user={{ userName: "ulla", name: "Ulla", type: "CompanyUser" }}>
      <DashboardError error={new Error("lost")} retry={vi.fn()} />
    </PageProviders>,
  );
  await screen.findByRole("alert");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong.");
  expect(screen.getByRole("button", { name: "Open the menu" })).toBeDefined();
});
