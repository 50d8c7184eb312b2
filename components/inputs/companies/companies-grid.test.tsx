// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { GridStore } from "@/lib/grid/grid-store";
import { writeCompanyDrafts } from "@/lib/inputs/companies-drafts";
import type { ValueContent } from "@/lib/inputs/value-edits";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompaniesGrid } from "./companies-grid";

const YEAR = { start: "2026-01-01T00:00:00", end: "2026-12-31T00:00:00", currency: "SEK" };
const COMPANIES: CompanyFigure[] = [
  { id: "a-demo-1", name: "Åkeri AB", fiscalYears: [{ id: "year", ...YEAR, values: [] }] },
];

beforeEach(() => {
  localStorage.clear();
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows the grid with a value of an earlier visit that was not saved. */
async function show(content: ValueContent = 7) {
  // The same scope as in useCompaniesSheet; it ends with the number of periods, which is one for the year.
  const slot = draftSlot(browserStorage(), "anna", "values", "agency", "demo", "NumberOfEmployees", "2026", "1");
  const address = { keyFigureInfoId: "NumberOfEmployees", period: periodOfDays("2026-01-01", "2026-12-31") };
  writeCompanyDrafts(slot, [{ companyId: "a-demo-1", fiscalYearId: "year", edit: { address, content, base: null } }]);
  render(
    <PageProviders user={{ userName: "anna", name: "Anna", type: "AgencyConsultant", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <CompaniesGrid
          {...{ agencyId: "demo", figure: "NumberOfEmployees", figureName: "Employees", year: 2026, by: "year" }}
          companies={COMPANIES}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await act(() => vi.dynamicImportSettled());
}

/** Uses up the 1.5 million characters that all drafts of a user may have, so that none can be added. */
function fillDrafts() {
  localStorage.setItem("nyckeltal.drafts.1/anna/forms/other", "x".repeat(1_500_000));
}

it("moves the focus to the grid when the note on restored values is dismissed", async () => {
  const focus = vi.spyOn(GridStore.prototype, "focus");
  await show();
  fireEvent.click(await screen.findByRole("button", { name: MESSAGES.en.inputs.restored.dismiss }));
  expect(focus).toHaveBeenCalledOnce();
});

it("says that a text that is not a number is not saved", async () => {
  await show({ text: "many", reason: "unreadable" });
  expect(await screen.findByText(/^1 cell holds a text that is no number/)).toBeTruthy();
});

it("says that values that are not saved yet would be lost where the browser does not store them", async () => {
  await show();
  expect(screen.queryByText(MESSAGES.en.inputs.draftsNotKept)).toBeNull();
  fillDrafts();
  installTestTransport(() => new Promise(() => undefined));
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  expect(await screen.findByText(MESSAGES.en.inputs.draftsNotKept)).toBeTruthy();
});

it("tries to store drafts when the page is hidden, and asks before it is left if that failed", async () => {
  await show();
  installTestTransport(() => new Promise(() => undefined));
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(asks()).toBe(false);
  fillDrafts();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(await screen.findByText(MESSAGES.en.inputs.draftsNotKept)).toBeTruthy();
  expect(asks()).toBe(true);
});

it("asks before the page is left with a text that is not a number, where the browser does not store it", async () => {
  await show({ text: "many", reason: "unreadable" });
  fillDrafts();
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  expect(await screen.findByText(MESSAGES.en.inputs.draftsNotKept)).toBeTruthy();
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
});

it("saves again when the browser is online after a save that failed", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "Unknown", message: "Away.", identifier: "x" }, 500)),
  );
  await show();
  // As the page is left, the restored value is sent without delay.
  act(() => {
    window.dispatchEvent(new Event("pagehide"));
  });
  await screen.findByText(/^The values of 1 company are not saved/);
  installTestTransport(() => Promise.resolve(responseOf([])));
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => {
    expect(screen.queryByText(/^The values of 1 company are not saved/)).toBeNull();
  });
});
