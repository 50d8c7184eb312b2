// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { batchQueries } from "@/lib/imports/batches";
import { createQueryClient } from "@/lib/query-client";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BatchDialogs } from "./batch-dialogs";
import type { OpenedDialog } from "./batch-dialogs-shared";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

const place = { agencyId: "demo", batchId: "1" };
const file: SieImportBatchFile = {
  id: "1",
  name: "books.se",
  size: 2,
  received: "2026-11-01T08:00:00",
  user: "anna",
  state: "imported",
  errors: 0,
  warnings: 0,
};
const companies = [
  { id: "bygg", name: "Åkes Bygg", businessIdentityCode: "556000-0001" },
  { id: "maleri", name: "Åkes Måleri", businessIdentityCode: "556000-0002" },
];

/** The decisions that were sent. */
let decisions: unknown[];
const onClose = vi.fn();

beforeEach(() => {
  decisions = [];
  onClose.mockClear();
  installTestTransport(({ method, path, body }) => {
    if (method === "GET")
      return Promise.resolve(path.endsWith("/Company") ? responseOf(companies) : responseOf({}, 503));
    if (method === "DELETE") return Promise.resolve(responseOf(null));
    decisions.push(JSON.parse(body as string));
    return Promise.resolve(responseOf({ ...file, state: "takenBack" }));
  });
});
afterEach(cleanup);

function show(opened: OpenedDialog) {
  const client = createQueryClient();
  client.setQueryData(batchQueries.files(place).queryKey, [file]);
  const dialogsOf = (files: SieImportBatchFile[]) => (
    <PageProviders client={client}>
      <BatchDialogs {...{ opened, files, place, onClose }} />
    </PageProviders>
  );
  const { rerender } = render(dialogsOf([file]));
  return {
    client,
    setFiles: (files: SieImportBatchFile[]) => {
      rerender(dialogsOf(files));
    },
  };
}

it.each([
  ["takeBackAll", "Take back 1 import?", "Take back 2 imports?", {}],
  ["createAll", "Create 0 companies?", "Create 1 company?", { state: "unknownCompany" }],
] as const)("%s counts the files that have come since it was opened", (dialog, before, after, change) => {
  const { setFiles } = show({ dialog });
  expect(screen.getByRole("dialog", { name: before })).toBeTruthy();
  const company = { fileCompanyName: "Åkes Bygg", fileBusinessIdentityCode: "5560000001" };
  setFiles([file, { ...file, ...company, id: "2", ...change }]);
  expect(screen.getByRole("dialog", { name: after })).toBeTruthy();
});

it("counts each company once, and leaves out files with a number that no company can have", () => {
  // The first two are one number. The others are not valid: a number has only ASCII letters, digits and hyphens.
  const codes = ["556000-0001", "5560000001", "556000 0002", "ÅÄÖ", ""];
  const files = codes.map((fileBusinessIdentityCode, i): SieImportBatchFile => {
    return { ...file, id: String(i), state: "unknownCompany", fileCompanyName: "Åkes Bygg", fileBusinessIdentityCode };
  });
  show({ dialog: "createAll" }).setFiles(files);
  expect(screen.getByRole("dialog", { name: "Create 1 company?" })).toBeTruthy();
});

it("sends a file only to a company that the search shows", async () => {
  show({ dialog: "choose", file });
  fireEvent.click(await screen.findByLabelText(/Åkes Bygg/));
  fireEvent.change(screen.getByLabelText("Company"), { target: { value: "måleri" } });
  fireEvent.click(screen.getByRole("button", { name: "Send there" }));
  expect(await screen.findByText("Choose a company.")).toBeTruthy();

  fireEvent.click(screen.getByLabelText(/Åkes Måleri/));
  fireEvent.click(screen.getByRole("button", { name: "Send there" }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(decisions).toEqual([{ decision: "company", companyId: "maleri" }]);
});

it("sends a file by Enter, and says when the search finds no company", async () => {
  show({ dialog: "choose", file });
  // The companies have not been received yet.
  expect(screen.getByRole("button", { name: "Send there" })).toHaveProperty("disabled", true);
  fireEvent.click(await screen.findByLabelText(/Åkes Bygg/));
  const search = screen.getByLabelText("Company");
  fireEvent.change(search, { target: { value: "xyz" } });
  expect(screen.getByRole("status").textContent).toBe("No hits.");
  fireEvent.change(search, { target: { value: "bygg" } });
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.submit(search);
  await waitFor(() => {
    expect(decisions).toEqual([{ decision: "company", companyId: "bygg" }]);
  });
});

it("shows in the list at once that an import is taken back", async () => {
  const { client } = show({ dialog: "takeBack", file });
  fireEvent.click(screen.getByRole("button", { name: "Take back" }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(decisions).toEqual([{ decision: "takeBack" }]);
  expect(client.getQueryData(batchQueries.files(place).queryKey)).toMatchObject([{ state: "takenBack" }]);
});

it("stays busy after an import is closed, until the list of imports is shown", async () => {
  show({ dialog: "close" });
  const close = screen.getByText("Close", { selector: "button" });
  fireEvent.click(close);
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual(["The import is closed."]);
  });
  // React Query tells its observers in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(close.getAttribute("aria-busy")).toBe("true");
});
