// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BATCH_FILE_STATES } from "@/contract/imports/batch-states";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BatchListView } from "./batch-list-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

afterEach(cleanup);

function show() {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <BatchListView agencyId="demo" />
    </PageProviders>,
  );
}

it("a refusal of the chosen files stays on the page, with its reason and identifier", async () => {
  const refusal = { typeOfError: "Forbidden", message: "No.", identifier: "id-1" };
  installTestTransport(({ method }) => Promise.resolve(method === "GET" ? responseOf([]) : responseOf(refusal, 403)));
  show();
  fireEvent.change(screen.getByLabelText("Choose files"), { target: { files: [new File(["x"], "a.se")] } });
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toContain("The files were not received.");
  expect(textContent).toContain("You are not allowed to do this.");
  expect(textContent).toContain("id-1");
  expect(toastStore.get()).toEqual([]);
});

it("marks the button as busy while a batch is created from the chosen files", () => {
  installTestTransport(({ method }) =>
    method === "GET" ? Promise.resolve(responseOf([])) : new Promise(() => undefined),
  );
  show();
  const choose = screen.getByRole("button", { name: "Choose files" });
  expect(choose.getAttribute("aria-busy")).toBeNull();
  fireEvent.change(screen.getByLabelText("Choose files"), { target: { files: [new File(["x"], "a.se")] } });
  expect(choose.getAttribute("aria-busy")).toBe("true");
});

it("says how many files are missing from a batch whose upload broke off, and not that the batch is done", async () => {
  const states = Object.fromEntries(BATCH_FILE_STATES.map((state) => [state, state === "imported" ? 3 : 0]));
  const batch = { id: "b", created: "2026-01-01T08:00:00", user: "chief", files: 3, states };
  const [brokenOff, whole] = [
    { ...batch, announced: 40 },
    { ...batch, id: "c", announced: 3 },
  ];
  installTestTransport(() => Promise.resolve(responseOf([brokenOff, whole])));
  show();
  expect(await screen.findByText("37 files are missing")).toBeTruthy();
  expect(screen.getAllByText("Done")).toHaveLength(1);
});
