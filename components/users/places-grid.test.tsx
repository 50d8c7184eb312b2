// @vitest-environment happy-dom
import type { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { settleEdits } from "@/lib/drafts/leaving";
import { createQueryClient } from "@/lib/query-client";
import { dismissToast, toastStore } from "@/lib/toasts";
import { usersQueries } from "@/lib/users/queries";
import { PlacesGrid } from "./places-grid";

const anna: User = { userName: "anna", name: "Anna", type: "AgencyConsultant", customers: [] };
/** True while the service cannot save. */
let isAway: boolean;
/** Seconds that it then asks to wait, as in the header; null for none. */
let retryAfter: string | null;
let client: QueryClient;
/** Sends the response to the reads. */
let respond: (users: User[]) => void;

beforeEach(() => {
  isAway = false;
  retryAfter = null;
  client = createQueryClient();
  const reads = new Promise<User[]>((resolve) => (respond = resolve));
  installTestTransport(({ method }) => {
    if (method === "GET") return reads.then(responseOf);
    const away = responseOf({ typeOfError: "Unknown", message: "Away.", identifier: "x" }, 503);
    if (isAway) return Promise.resolve({ ...away, header: (name) => (name === "retry-after" ? retryAfter : null) });
    return Promise.resolve(responseOf([{ ...anna, customers: ["a"] }]));
  });
  render(
    <PageProviders
      client={client}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
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
  await screen.findByText(/^1 cell may or may not have been saved/);
  expect(asks()).toBe(true);
});

it("saves all changes before the user signs out, also those that could not be saved before", async () => {
  isAway = true;
  await act(() => settleEdits());
  expect(screen.queryByText(/^1 cell may or may not have been saved/)).not.toBeNull();
  isAway = false;
  await act(() => settleEdits());
  expect(screen.queryByText(/^1 cell may or may not have been saved/)).toBeNull();
  expect(asks()).toBe(false);
});

it("keeps a saved change in the list of users when a fetch that began before it ends after it", async () => {
  const list = usersQueries.list();
  client.setQueryData(list.queryKey, [anna]);
  const fetched = client.query({ ...list, staleTime: 0 }).catch(() => undefined);
  await act(() => settleEdits());
  respond([anna]);
  await fetched;
  expect(client.getQueryData(list.queryKey)).toEqual([{ ...anna, customers: ["a"] }]);
});

it("says that changes may not have been saved when the page is left while the service is away", async () => {
  isAway = true;
  cleanup();
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual([
      "The service is busy or is being restarted. The change may or may not have been saved. Reload to see.",
    ]);
  });
});

it(
  "asks before the window is closed while changes of a page that was left wait to be sent",
  { tags: "long" },
  async () => {
    retryAfter = "1";
    isAway = true;
    await screen.findByText(/^1 cell may or may not have been saved/);
    isAway = false;
    cleanup();
    expect(asks()).toBe(true);
    await waitFor(() => {
      expect(asks()).toBe(false);
    });
    expect(toastStore.get()).toEqual([]);
  },
);

it("says why changes may not have been saved", async () => {
  isAway = true;
  await screen.findByText(/^1 cell may or may not have been saved\. The service is busy or is being restarted\./);
});
