// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "./testing/page-providers";
import { Tabs } from "./tabs";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("brings the open tab to the middle of its row without scrolling the page", () => {
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return this.tagName === "NAV" ? new DOMRect(0, 0, 300, 40) : new DOMRect(400, 0, 100, 40);
  });
  render(
    <PageProviders>
      <Tabs
        label="Pages"
        tabs={[
          { href: "/one", label: "One", current: false },
          { href: "/two", label: "Two", current: true },
        ]}
      />
    </PageProviders>,
  );
  expect(screen.getByRole("navigation").scrollLeft).toBe(300);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
