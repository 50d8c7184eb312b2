// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GridStatus } from "@/components/grid/grid-status";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { GridStore } from "@/lib/grid/grid-store";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { respond, type ToSpreadsheetWorker } from "@/lib/spreadsheets/spreadsheet-worker";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { ImportDialog } from "./import-dialog";
import type { ToolGrid } from "./tool-grid";

let table: NumberTable;
let store: GridStore;
let added: string[];

/** Every test begins when a file with 7 in place of the 1 has been imported, and the dialog is still open. */
beforeEach(async () => {
  vi.stubGlobal("Worker", InlineWorker);
  table = new NumberTable(1, 2).fill([["1", "2"]]);
  store = new GridStore(table);
  added = [];
  const grid: ToolGrid = {
    store,
    model: table,
    readOnly: false,
    rowIds: table.rowIds(),
    fileName: "",
    periods: false,
    nameOf: () => "",
    columns: [],
    setShown: () => undefined,
    storedValueOf: null,
    addRows: (names) => added.push(...names),
    refusedRow: (name) => (name === "Rent" ? "No account" : undefined),
  };
  render(
    <PageProviders>
      <GridStatus grid={store} readOnly={null} pasteHint={undefined} onHelp={() => undefined} />
      <ImportDialog grid={grid} onShowAll={() => undefined} onClose={() => undefined} />
    </PageProviders>,
  );
  const file = new File(["id,name,c0,c1\nr0,,7,2\n"], "values.csv");
  fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
  await screen.findByText("1 value changes.");
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.unstubAllGlobals();
});

/** Reads the file as the worker does, in this thread, because the test's DOM has no workers. */
class InlineWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage(message: ToSpreadsheetWorker): void {
    void respond(message).then((data) => {
      this.onmessage({ data });
    });
  }
  terminate(): void {
    // There is no thread to end.
  }
}

it("offers to undo the import", () => {
  expect(table.texts()).toEqual([["7", "2"]]);
  const [toast] = toastStore.get();
  expect(toast?.message).toBe("1 value imported.");
  act(() => {
    runToastAction(toast!.id);
  });
  expect(table.texts()).toEqual([["1", "2"]]);
});

it("no longer offers to undo the import after another edit, which the button would undo instead", () => {
  act(() => {
    store.edits.enter("3", [{ row: 0, column: 1 }], store.selection());
  });
  expect(table.texts()).toEqual([["7", "3"]]);
  expect(toastStore.get().map(({ message }) => message)).toEqual([]);
});

it("cannot import the file chosen before while another file is read", async () => {
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Import" });
  const file = new File(["id,name,c0,c1\nr0,,7,3\n"], "others.csv");
  fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
  expect(confirm.disabled).toBe(true);
  await screen.findByText("1 value changes.");
  expect(confirm.disabled).toBe(false);
});

it("adds the rows whose names the grid takes, and counts the others as not in the grid", async () => {
  const file = new File(["id,name,c0,c1\nRent,,1,1\n3010,,1,1\n"], "more.csv");
  fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
  await screen.findByText("1 row of the file is not in this grid: Rent.");
  screen.getByText("1 row with 2 values is added: 3010.");
  expect(screen.queryByText("No value would change.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
  expect(added).toEqual(["3010"]);
});

it("adds rows under the names that the service would store, and none whose name it refuses as too long", async () => {
  const tooLong = "x".repeat(65);
  const file = new File([`id,name,c0,c1\nA\u030aker,,1,1\n${tooLong},,1,1\n`], "names.csv");
  fireEvent.change(screen.getByLabelText("File"), { target: { files: [file] } });
  await screen.findByText(`1 row of the file is not in this grid: ${tooLong}.`);
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
  expect(added).toEqual(["\u00c5ker"]);
});

it("forgets the chosen file when the field is clicked, so that the same file can be chosen again", async () => {
  const field = screen.getByLabelText<HTMLInputElement>("File");
  const file = new File(["id,name,c0,c1\nr0,,7,3\n"], "values.csv");
  fireEvent.change(field, { target: { files: [file] } });
  await screen.findByText("1 value changes.");
  const forget = vi.spyOn(field, "value", "set");
  fireEvent.click(field);
  expect(forget).toHaveBeenCalledWith("");
  expect(screen.queryByText("1 value changes.")).toBeNull();
  expect(screen.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
});
