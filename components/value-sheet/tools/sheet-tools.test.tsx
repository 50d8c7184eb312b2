// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { createRef } from "react";
import { afterEach, expect, it } from "vitest";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { GridReport } from "@/lib/grid/grid-report";
import { growthOf } from "@/lib/grid/grid-growth";
import { GridStore } from "@/lib/grid/grid-store";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { dismissToast, toastStore } from "@/lib/toasts";
import { SheetTools } from "./sheet-tools";
import type { ToolGrid } from "./tool-grid";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const NO_HISTORY = "This cell has no history that you can see.";

/** Opens the menu of the tools; returns the grid, the menu's items and what Shift + F2 says. */
function toolsOf(storedValueOf: ToolGrid["storedValueOf"], more: Partial<ToolGrid> = {}) {
  const table = new NumberTable(1, 2).fill([["7"]]);
  const store = new GridStore(table);
  const grid: ToolGrid = {
    store,
    model: table,
    readOnly: false,
    rowIds: table.rowIds(),
    fileName: "",
    nameOf: () => "",
    columns: [],
    setShown: () => undefined,
    storedValueOf,
    periods: true,
    ...more,
  };
  const box = createRef<HTMLDivElement>();
  render(
    <PageProviders>
      <NuqsTestingAdapter>
        <div ref={box} data-testid="box">
          <SheetTools grid={grid} boxRef={box} />
        </div>
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const popover = openPopover(screen.getByRole("button", { name: /More/ }));
  const items = [...popover.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  fireEvent.keyDown(screen.getByTestId("box"), { key: "F2", shiftKey: true });
  return { table, store, items, said: toastStore.get().map(({ message }) => message) };
}

it("offers no history in a grid whose cells have none", () => {
  const { items, said } = toolsOf(null);
  expect(items).toContainEqual(expect.stringContaining("Find"));
  expect(items.filter((item) => item.includes("History"))).toEqual([]);
  expect(said).toEqual([]);
});

it("says that the active cell has no history, in a grid where other cells can have one", () => {
  const { items, said } = toolsOf(() => null);
  expect(items).toContainEqual(expect.stringContaining("History"));
  expect(said).toEqual([NO_HISTORY]);
});

it("reports a copied period as a fill, so that an earlier notice is closed whose button would undo the copy", () => {
  const { table, store } = toolsOf(null);
  const reports: GridReport[] = [];
  store.onReport((report) => reports.push(report));
  fireEvent.click(screen.getByRole("menuitem", { name: /Copy the period/, hidden: true }));
  expect(table.texts()).toEqual([["7", "7"]]);
  expect(reports).toEqual([{ type: "fill", cells: 1 }]);
});

it.each([
  ["inputs", undefined, /an input of your own, which feeds no calculation/],
  ["other values", "The numbers of the accounts.", /^The numbers of the accounts\.$/],
])("says what the names of added rows mean in a grid of %s", async (_, newRowsHint, hint) => {
  const { store } = toolsOf(null, { addRows: () => undefined, newRowsHint });
  void growthOf(store)!(2);
  expect(await screen.findByText(hint)).toBeDefined();
});

it("adds no row whose name the grid refuses, and says why", async () => {
  const added: string[] = [];
  const { store } = toolsOf(null, {
    addRows: (names) => added.push(...names),
    refusedRow: (name) => (name === "3010" ? undefined : `${name} is no account.`),
  });
  const growing = growthOf(store)!(1);
  const write = async (name: string) => {
    fireEvent.change(await screen.findByRole("textbox", { name: /One name/ }), { target: { value: name } });
    fireEvent.click(screen.getByRole("button", { name: /Add the row/ }));
  };
  await write("Rent, north");
  expect(screen.getByText("Rent, north is no account.")).toBeDefined();
  expect(added).toEqual([]);
  await write("3010");
  expect(added).toEqual(["3010"]);
  expect(await growing).toEqual(["3010"]);
});
