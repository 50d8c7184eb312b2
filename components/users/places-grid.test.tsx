// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { settleEdits } from "@/lib/drafts/leaving";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PlacesGrid } from "./places-grid";

const anna: User = { userName: "anna", name: "Anna", type: "AgencyConsultant", customers: [] };
/** True while the service cannot save. */
let isAway: boolean;

beforeEach(() => {
  isAway = false;
  installTestTransport(({ method }) => {
    if (method === "GET") return Promise.resolve(responseOf([]));
    if (isAway) return Promise.resolve(responseOf({ typeOfError: "Unknown", message: "Away.", identifier: "x" }, 503));
    return Promise.resolve(responseOf([{ ...anna, customers: ["a"] }]));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <PlacesGrid
        agencyId="demo"
        companies={[{ id: "a", name: "Åkes", businessIdentityCode: "" }]}
        users={[anna]}
        usersOf="agency"
        onUsersOf={() => undefined}
      />
    </PageProviders>,
  );
  // Gives Anna the company: "x" means yes.
  const cell = screen.getAllByRole("gridcell").at(-1)!;
  fireEvent.mouseDown(cell, { button: 0 });
  fireEvent.mouseUp(cell, { button: 0 });
  fireEvent.keyDown(document.activeElement!, { key: "x" });
  fireEvent.keyDown(document.activeElement!, { key: "Enter" });
});
afterEach(async () => {
  // Saves what is left, so that the end of the page does not report it in a later test.
  isAway = false;
  await act(() => settleEdits());
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

/** True if the browser asks before it reloads or closes the page. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks before unsaved changes are lost", async () => {
  isAway = true;
  expect(asks()).toBe(true);
  await screen.findByText(/^1 cell was not saved/);
  expect(asks()).toBe(true);
});

it("saves all changes before the user signs out, also those that could not be saved before", async () => {
  isAway = true;
  await act(() => settleEdits());
  expect(screen.queryByText(/^1 cell was not saved/)).not.toBeNull();
  isAway = false;
  await act(() => settleEdits());
  expect(screen.queryByText(/^1 cell was not saved/)).toBeNull();
  expect(asks()).toBe(false);
});

it("says that changes were not saved when the page is left while the service is away", async () => {
  isAway = true;
  cleanup();
  await vi.waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual(["1 change of a client or role was not saved."]);
  });
});

it("says why changes were not saved", async () => {
  isAway = true;
  await screen.findByText(/^1 cell was not saved\. The service is busy or is being restarted\./);
});
