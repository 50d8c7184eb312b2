// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import type { BulkChange, BulkChangePart } from "@/contract/bulk-changes/bulk-change";
import type { BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { BulkChangeView } from "./bulk-change-view";

const NO_STATES: Record<BulkPartState, number> = {
  waiting: 0,
  changed: 0,
  unchanged: 0,
  failed: 0,
  stopped: 0,
  takingBack: 0,
  takenBack: 0,
  notTakenBack: 0,
};

const failed: BulkChangePart = {
  companyId: "c9",
  company: { name: "Skogen AB", businessIdentityCode: "5" },
  differences: [],
  state: "failed",
  user: "anna",
};

afterEach(cleanup);

/** Shows the exceptions of a change to ten companies. The returned object holds what the service responds with. */
function open(states: Partial<BulkChange["states"]>, parts: BulkChangePart[] = []) {
  const change = (now: Partial<BulkChange["states"]>): BulkChange => ({
    id: "b1",
    user: "Anna",
    created: "2026-01-01T08:00:00",
    companies: 10,
    change: { kind: "companyType", companyTypeId: null },
    states: { ...NO_STATES, ...now },
  });
  /** `respond` responds to a decision, once it has been sent. */
  const service: { states: typeof states; parts: BulkChangePart[]; respond?: () => void } = { states, parts };
  installTestTransport(({ method, path }) => {
    if (method === "PUT")
      return new Promise(
        (resolve) =>
          (service.respond = () => {
            resolve(responseOf(change(service.states)));
          }),
      );
    if (path.includes("/BulkChange/b1/")) return Promise.resolve(responseOf(service.parts));
    if (path.includes("/BulkChange/b1")) return Promise.resolve(responseOf(change(service.states)));
    return Promise.resolve(responseOf([]));
  });
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams={{ show: "exceptions" }}>
        <BulkChangeView place={{ agencyId: "demo", bulkChangeId: "b1" }} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  return service;
}

it("does not say that all is well while companies wait", async () => {
  open({ changed: 7, waiting: 3 });
  expect(await screen.findByText("No exceptions so far.")).toBeDefined();
  expect(screen.queryByText("Everything went as it should.")).toBeNull();
});

it("says at the end that all is well", async () => {
  open({ changed: 10 });
  expect(await screen.findByText("Everything went as it should.")).toBeDefined();
});

it("shows the exceptions that come while the service works", async () => {
  const service = open({ changed: 7, waiting: 3 });
  await screen.findByText("No exceptions so far.");
  service.states = { changed: 7, failed: 1, waiting: 2 };
  service.parts = [failed];
  expect(await screen.findByText("Skogen AB")).toBeDefined();
});

it("counts only the companies that are taken back", async () => {
  open({ failed: 5, takingBack: 4, takenBack: 1 });
  const bar = await screen.findByRole("progressbar");
  expect(bar.getAttribute("aria-label")).toBe("Taking back: 1 of 5 clients");
  expect(bar.getAttribute("aria-valuenow")).toBe("20");
});

it("leaves the focus where the user has moved it before the response to a decision", async () => {
  const service = open({ changed: 10 });
  const takeBack = await screen.findByRole("button", { name: "Take back 10" });
  takeBack.focus();
  fireEvent.click(takeBack);
  // The press moved the focus to the element around the whole view, because the response may remove the button.
  expect(document.activeElement?.contains(screen.getByRole("heading", { level: 1 }))).toBe(true);
  const choice = screen.getByRole("radio", { name: "All (10)" });
  choice.focus();
  service.states = { takenBack: 10 };
  await waitFor(() => {
    expect(service.respond).toBeDefined();
  });
  service.respond!();
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Take back 10" })).toBeNull();
  });
  expect(document.activeElement).toBe(choice);
});

it("marks the button of a row as busy while its decision is under way", async () => {
  open({ changed: 9, failed: 1 }, [failed]);
  const retry = await screen.findByRole("button", { name: "Try Skogen AB again" });
  fireEvent.click(retry);
  await waitFor(() => {
    expect(retry.getAttribute("aria-busy")).toBe("true");
  });
});

it("says when the names could not be fetched, and shows no value of a key figure without its unit", async () => {
  const period = { start: "2026-01-01T00:00:00", end: "2026-12-31T23:59:59" };
  const change: BulkChange = {
    id: "b1",
    user: "Anna",
    created: "2026-01-01T08:00:00",
    companies: 1,
    change: { kind: "target", targets: [{ keyFigureType: "EquityRatio", period, value: 30 }] },
    states: { ...NO_STATES, changed: 1 },
  };
  installTestTransport(({ path }) => {
    if (path.includes("/BulkChange/b1/")) return Promise.resolve(responseOf([]));
    if (path.includes("/BulkChange/b1")) return Promise.resolve(responseOf(change));
    return Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "x" }, 404));
  });
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <BulkChangeView place={{ agencyId: "demo", bulkChangeId: "b1" }} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("EquityRatio");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/…$/);
});
