// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FindBar } from "./find-bar";
import type { ToolGrid } from "./tool-grid";

let table: NumberTable;
let store: GridStore;
let onClose: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  table = new NumberTable(4, 2).fill([
    ["7", ""],
    ["", "7"],
    ["8", ""],
    ["7", "8"],
  ]);
  store = new GridStore(table);
  onClose = vi.fn<() => void>();
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
  };
  render(
    <PageProviders>
      <FindBar {...{ grid, onClose }} first="7" inputRef={{ current: null }} />
    </PageProviders>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole("searchbox");
const enter = (shiftKey = false) => fireEvent.keyDown(field(), { key: "Enter", shiftKey });
const active = () => [store.selection().active.row, store.selection().active.column];
const status = () => screen.getByRole("status").textContent;
const put = (row: number, column: number, text: string) => {
  act(() => {
    table.change([{ rowId: `r${String(row)}`, columnId: `c${String(column)}`, content: table.read(text).content }]);
  });
};

it("goes to the matches in reading order and around, and backwards with Shift + Enter", () => {
  expect(status()).toBe("3 hits");
  const visited = [1, 2, 3, 4].map(() => {
    enter();
    return [...active(), status()];
  });
  expect(visited).toEqual([
    [0, 0, "1 of 3"],
    [1, 1, "2 of 3"],
    [3, 0, "3 of 3"],
    [0, 0, "1 of 3"],
  ]);
  enter(true);
  expect(active()).toEqual([3, 0]);
});

it("counts the matches again after an edit, and goes on from the active cell", () => {
  enter();
  enter();
  put(1, 1, "5");
  expect(status()).toBe("2 hits");
  put(2, 1, "7");
  enter();
  expect([...active(), status()]).toEqual([2, 1, "2 of 3"]);
});

it("goes on from the cell that the user has gone to", () => {
  enter();
  act(() => {
    store.select(selectCell({ row: 2, column: 0 }));
  });
  expect(status()).toBe("3 hits");
  enter();
  expect(active()).toEqual([3, 0]);
});

it("finds matches in rows that have come and no longer those in rows that are gone", () => {
  enter();
  enter(true);
  act(() => {
    table.setRowCount(2);
  });
  expect(status()).toBe("2 hits");
  enter();
  expect([...active(), status()]).toEqual([1, 1, "2 of 2"]);
  act(() => {
    table.setRowCount(4);
  });
  expect(status()).toBe("2 of 3");
});

it("goes to a match of the text in the field, even while the matches of an earlier text are shown", () => {
  act(() => {
    fireEvent.change(field(), { target: { value: "8" } });
    enter();
  });
  expect(active()).toEqual([2, 0]);
});

it("is closed by Escape in the field and on its buttons", () => {
  fireEvent.keyDown(screen.getByRole("button", { name: "Next hit" }), { key: "Escape" });
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("leaves keys to an input method while it composes a text", () => {
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(field(), { key: "Escape", isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(status()).toBe("3 hits");
});

it("says that there are more hits than the search counts, also while one of them is selected", () => {
  act(() => {
    table.setRowCount(600);
    table.change(
      Array.from({ length: 600 }, (_, row) => [0, 1].map((column) => ({ row, column })))
        .flat()
        .map(({ row, column }) => ({ rowId: `r${String(row)}`, columnId: `c${String(column)}`, content: 7 })),
    );
  });
  expect(status()).toBe("more than 1,000 hits");
  enter();
  expect(status()).toBe("1 of more than 1,000");
});
