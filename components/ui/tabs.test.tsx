// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "./testing/page-providers";
import { Tabs } from "./tabs";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

it("brings the open tab into view and leaves the page where it was scrolled to", () => {
  window.scrollTo(0, 900);
  // A browser also scrolls the page when the tab is outside the window.
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {
    window.scrollTo(0, 100);
  });
  const tab = { href: "/one", label: "One", current: true };
  render(
    <PageProviders>
      <Tabs label="Pages" tabs={[tab]} />
    </PageProviders>,
  );
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(window.scrollY).toBe(900);
});
