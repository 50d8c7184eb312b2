// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PlacesView } from "./places-view";

afterEach(cleanup);

it("the page has its heading while it loads, and when it could not be loaded", async () => {
  const fault = { typeOfError: "NotFound", message: "No.", identifier: "x" };
  installTestTransport(() => Promise.resolve(responseOf(fault, 404)));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <PlacesView agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(heading()).toBe("Who sees what");
  await screen.findByRole("alert");
  expect(heading()).toBe("Who sees what");
});

it("the page has exactly one heading while the code of the grid is loaded and afterwards", async () => {
  installTestTransport(({ path }) =>
    Promise.resolve(
      responseOf(
        path.endsWith("/Company") ? [{ id: "a-demo-1", name: "Åkeriet AB", businessIdentityCode: "556000-0001" }] : [],
      ),
    ),
  );
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <PlacesView agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const headings: number[] = [];
  const observer = new MutationObserver(() => {
    headings.push(screen.queryAllByRole("heading", { level: 1 }).length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // The line under the heading of the grid.
  await screen.findByText(/^A consultant sees/);
  observer.disconnect();
  expect(headings.length).toBeGreaterThan(1);
  expect(new Set(headings)).toEqual(new Set([1]));
});
