// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { setGrowth } from "@/lib/grid/grid-growth";
import type { GridReport } from "@/lib/grid/grid-report";
import { GridStore } from "@/lib/grid/grid-store";
import { rangeOf, selectRange } from "@/lib/grid/selection";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { ROW_GROUPS } from "@/lib/grid/window";
import { Grid } from "./grid";
import type { GridColumn, GridLayout } from "./grid-layout";

let table: NumberTable;
let store: GridStore;
let reports: GridReport[];

function show(
  rows: number,
  columns: number,
  readOnly = false,
  column: Partial<GridColumn> = {},
  more: Partial<GridLayout> = {},
): void {
  table = new NumberTable(rows, columns);
  store = new GridStore(table);
  reports = [];
  const layout: GridLayout = {
    lead: [
      { id: "name", header: "Name", width: "200px", align: "start", cell: (rowId) => `Row ${rowId}` },
      { id: "unit", header: "Unit", width: "56px", align: "end", cell: () => "SEK" },
    ],
    columns: table.columnIds().map((id) => ({ id, header: id, label: `Column ${id}`, ...column })),
    digits: 8,
    rowLabel: (rowId) => `Row ${rowId}`,
    ...more,
  };
  store.onReport((report) => reports.push(report));
  render(
    <PageProviders>
      <Grid
        store={store}
        layout={layout}
        label="Figures"
        maxHeight="400px"
        readOnly={readOnly}
        widthsName="anna/figures"
      />
    </PageProviders>,
  );
}

const cellAt = (row: number, column: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${String(row)}"] [data-column="${String(column)}"]`)!;
/** Presses a key in the focused element; returns false if its default action was prevented, as for keys of the grid. */
const press = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });
/** Types into the open editor. */
const fillIn = (text: string) => fireEvent.change(document.activeElement!, { target: { value: text } });
const paste = (text: string, html = "") => {
  const forms: Record<string, string> = { "text/plain": text, "text/html": html };
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: (type: string) => forms[type] ?? "" } });
};
/** Copies the selection, once the tools are there. Returns the copied texts by their formats. */
async function copy(): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => copied.set(type, text) };
  await waitFor(() => {
    fireEvent.copy(document.activeElement!, { clipboardData });
    expect(copied.size).toBeGreaterThan(0);
  });
  return copied;
}
const click = (row: number, column: number, more: { shiftKey?: boolean } = {}) => {
  fireEvent.mouseDown(cellAt(row, column), { button: 0, ...more });
  fireEvent.mouseUp(cellAt(row, column), { button: 0 });
};

afterEach(cleanup);

describe("Grid", () => {
  beforeEach(() => {
    show(4, 3);
    table.fill([["1", "2", "3"]]);
  });

  it("selects a row by a press on any of its headings, including the unit, and focuses its first cell", () => {
    for (const [row, name] of [
      [1, "SEK"],
      [2, "Row"],
    ] as const) {
      const headings = [...document.querySelectorAll<HTMLElement>(`[data-row-header="${String(row)}"]`)];
      const heading = headings.find(({ textContent }) => textContent.startsWith(name))!;
      fireEvent.mouseDown(heading.firstChild ?? heading, { button: 0 });
      fireEvent.mouseUp(heading, { button: 0 });
      expect(store.selection()).toEqual(selectRange({ row, column: 0 }, { row, column: 2 }));
      expect(document.activeElement).toBe(cellAt(row, 0));
    }
  });

  it("is a grid with its size, headers and one cell in the tab order", () => {
    const grid = screen.getByRole("grid", { name: "Figures" });
    expect(grid.getAttribute("aria-rowcount")).toBe("5");
    expect(grid.getAttribute("aria-colcount")).toBe("5");
    expect(
      within(grid)
        .getAllByRole("columnheader")
        .map((header) => header.textContent),
    ).toEqual(["Name", "Unit", "c0", "c1", "c2"]);
    expect(within(grid).getAllByRole("rowheader")).toHaveLength(4);
    const rows = within(grid).getAllByRole("row");
    expect(rows.map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3", "4", "5"]);
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  it("moves the focus with the active cell", () => {
    click(0, 0);
    expect(document.activeElement).toBe(cellAt(0, 0));
    press("ArrowRight");
    press("ArrowDown");
    expect(document.activeElement).toBe(cellAt(1, 1));
    expect(cellAt(1, 1).getAttribute("aria-selected")).toBe("true");
    expect(cellAt(1, 1).tabIndex).toBe(0);
    expect(cellAt(0, 0).tabIndex).toBe(-1);
  });

  it("opens by a second tap on a cell, not by the first, also on the cell that is active from the beginning", () => {
    const tap = () => {
      click(0, 0);
      fireEvent(cellAt(0, 0), new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    };
    tap();
    expect(document.activeElement).toBe(cellAt(0, 0));
    tap();
    expect(document.activeElement?.tagName).toBe("INPUT");
  });

  it("opens with a typed character, commits with Enter and goes down", () => {
    click(0, 0);
    press("7");
    const editor = document.activeElement as HTMLInputElement;
    expect(editor.tagName).toBe("INPUT");
    expect(editor.value).toBe("7");
    expect(editor.getAttribute("aria-label")).toBe("Row r0, Column c0");
    fillIn("7,5");
    press("Enter");
    expect(cellAt(0, 0).textContent).toBe("7,5");
    expect(document.activeElement).toBe(cellAt(1, 0));
  });

  it("commits with Tab and goes right, and back with Shift", () => {
    click(0, 0);
    press("7");
    press("Tab");
    expect(document.activeElement).toBe(cellAt(0, 1));
    press("Tab", { shiftKey: true });
    expect(document.activeElement).toBe(cellAt(0, 0));
    expect(table.texts()[0]![0]).toBe("7");
  });

  it("keeps the value and the focus with Escape", () => {
    click(0, 1);
    press("F2");
    expect((document.activeElement as HTMLInputElement).value).toBe("2");
    fillIn("99");
    press("Escape");
    expect(document.activeElement).toBe(cellAt(0, 1));
    expect(table.texts()[0]![1]).toBe("2");
  });

  it("commits when the editor loses the focus", () => {
    click(0, 0);
    press("7");
    fireEvent.blur(document.activeElement!);
    expect(table.texts()[0]![0]).toBe("7");
  });

  it("commits what is being typed when the page is left, before older listeners send the edits", () => {
    cleanup();
    let sent: string | null | undefined;
    const send = () => {
      sent = table.texts()[0]![0];
    };
    window.addEventListener("pagehide", send, { once: true });
    show(2, 2);
    click(0, 0);
    press("7");
    fireEvent(window, new Event("pagehide"));
    expect(sent).toBe("7");
  });

  it("opens with a double click", () => {
    click(0, 2);
    fireEvent.doubleClick(cellAt(0, 2));
    expect((document.activeElement as HTMLInputElement).value).toBe("3");
  });

  it("selects with Shift and a click, and clears with Delete", () => {
    click(0, 0);
    click(1, 1, { shiftKey: true });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    expect(document.activeElement).toBe(cellAt(0, 0));
    press("Delete");
    expect(table.texts()[0]).toEqual(["", "", "3"]);
    press("z", { ctrlKey: true });
    expect(table.texts()[0]).toEqual(["1", "2", "3"]);
  });

  it("selects a column by its header, and a row by its own", () => {
    fireEvent.mouseDown(screen.getByRole("columnheader", { name: "Column c1" }), { button: 0 });
    expect(rangeOf(store.selection())).toEqual({ top: 0, left: 1, bottom: 3, right: 1 });
    fireEvent.mouseDown(screen.getAllByRole("rowheader")[2]!, { button: 0 });
    expect(rangeOf(store.selection())).toEqual({ top: 2, left: 0, bottom: 2, right: 2 });
  });

  it("copies the selection as text and as a table", async () => {
    click(0, 0);
    press("ArrowRight", { shiftKey: true });
    const copied = await copy();
    expect(copied.get("text/plain")).toBe("1\t2");
    expect(copied.get("text/html")).toContain('x:num="1"');
  });

  it("pastes a block and reports it", async () => {
    click(2, 1);
    paste("1,5\t2\r\n");
    await waitFor(() => {
      expect(table.texts()[2]).toEqual(["", "1,5", "2"]);
    });
    expect(reports).toMatchObject([{ type: "paste", cells: 2, outside: { columns: 0, cells: 0 } }]);
  });

  it("prefers the exact numbers of a pasted table to its text", async () => {
    click(2, 1);
    paste("1 235", '<table><tr><td x:num="1234.5678">1 235</td></tr></table>');
    await waitFor(() => {
      expect(table.content("r2", "c1")).toBe(1234.5678);
    });
  });

  it("pastes a block that is too large only after the user has chosen to cut it", async () => {
    click(2, 1);
    paste("1\t2\t3");
    const cut = await screen.findByRole("button", { name: "Paste without it" });
    expect(screen.getByText(/1 column larger than the grid/)).toBeTruthy();
    expect(table.texts()[2]).toEqual(["", "", ""]);
    // If the grid handled these keys, they would not reach the button or the dialog.
    for (const key of ["Enter", " ", "Escape"]) expect(fireEvent.keyDown(cut, { key })).toBe(true);
    expect(store.selection().active).toEqual({ row: 2, column: 1 });
    cut.focus();
    // A paste in a dialog is left to the browser.
    paste("9");
    expect(table.texts()[2]).toEqual(["", "", ""]);
    fireEvent.click(cut);
    expect(table.texts()[2]).toEqual(["", "1", "2"]);
    expect(reports).toMatchObject([{ type: "paste", cells: 2, outside: { columns: 1, cells: 1 } }]);
  });

  it("adds the rows that a block needs when the page can", async () => {
    // The page refuses at first, for example when it cannot save; the prompt stays for another try.
    let refuse = true;
    setGrowth(store, (count) => {
      if (refuse) return [];
      table.setRowCount(4 + count);
      return table.rowIds().slice(4);
    });
    click(3, 0);
    paste("1\n2\n3");
    const grow = await screen.findByRole("button", { name: "Add 2 rows and paste all" });
    fireEvent.click(grow);
    await Promise.resolve();
    expect(table.texts()[3]![0]).toBe("");
    refuse = false;
    fireEvent.click(grow);
    await waitFor(() => {
      expect(table.texts().map(([first]) => first)).toEqual(["1", "", "", "1", "2", "3"]);
    });
  });

  it("gives added rows the lines that did not fit, also when they stand among or above the rows of the block", async () => {
    setGrowth(store, () => {
      table.setRows(["r0", "above", "r1", "r2", "among", "r3"]);
      return ["among", "above"];
    });
    click(2, 0);
    paste("1\n2\n3\n4");
    fireEvent.click(await screen.findByRole("button", { name: "Add 2 rows and paste all" }));
    await waitFor(() => {
      expect(table.texts().map(([first]) => first)).toEqual(["1", "4", "", "1", "3", "2"]);
    });
    expect(rangeOf(store.selection())).toEqual({ top: 3, left: 0, bottom: 5, right: 0 });
    expect(reports).toMatchObject([{ type: "paste", cells: 4, outside: { rows: 0, cells: 0 } }]);
  });

  it("asks how to read a text that can mean two numbers", async () => {
    click(1, 0);
    paste("1,234\t5");
    const readings = await screen.findAllByRole("radio");
    expect(readings.map((radio) => radio.parentElement!.textContent)).toEqual(["1,234 → 1,234", "1,234 → 1234"]);
    expect(table.texts()[1]).toEqual(["", "", ""]);
    fireEvent.click(readings[1]!);
    fireEvent.click(screen.getByRole("button", { name: "Paste" }));
    expect(table.texts()[1]).toEqual(["1234", "5", ""]);
  });

  it("offers no rows for empty cells of a block below the grid", async () => {
    setGrowth(store, () => []);
    click(3, 0);
    paste("1,234\t5\n\t");
    expect(await screen.findByRole("button", { name: "Paste" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Add / })).toBeNull();
  });

  it("shows while the user types how an ambiguous text will be read", async () => {
    click(0, 0);
    press("1");
    fillIn("1,234");
    expect(await screen.findByText("“1,234” is read as 1,234, not 1234.")).toBeTruthy();
    fillIn("1,2345");
    expect(screen.queryByText(/is read as/)).toBeNull();
  });

  it("shows the reading in a status that was there before, and keeps it below the cell while the page moves", async () => {
    await waitFor(() => {
      expect(screen.getByRole("status").textContent).toBe("");
    });
    const status = screen.getByRole("status");
    click(0, 0);
    let top = 100;
    cellAt(0, 0).getBoundingClientRect = () => new DOMRect(50, top, 90, 36);
    press("1");
    fillIn("1,234");
    expect(status.textContent).toBe("“1,234” is read as 1,234, not 1234.");
    // The cell is 36 px high, and the gap below it 4 px.
    expect([status.style.left, status.style.top]).toEqual(["50px", "140px"]);
    top = 60;
    fireEvent.scroll(screen.getByRole("grid"));
    expect(status.style.top).toBe("100px");
    top = 80;
    fireEvent(window, new Event("resize"));
    expect(status.style.top).toBe("120px");
  });

  it("undoes no earlier edit when the mode of a fill that changed nothing is chosen", async () => {
    table.fill([["5", "1", ""], ["5", "2"], ["5", "3"]]); // oxfmt-ignore
    await waitFor(() => {
      expect(document.querySelector("[data-fill-handle]")).not.toBeNull();
    });
    click(0, 2);
    press("7");
    press("Enter");
    click(0, 0);
    const columns = () => [0, 2].map((column) => table.texts().map((texts) => texts[column]));
    // Fills the cells below, which have a 5 already, with copies of the 5.
    fireEvent.doubleClick(document.querySelector("[data-fill-handle]")!);
    expect(columns()).toEqual([["5", "5", "5", ""], ["7", "", "", ""]]); // oxfmt-ignore
    fireEvent.click(screen.getByRole("button", { name: "Series" }));
    expect(columns()).toEqual([["5", "6", "7", ""], ["7", "", "", ""]]); // oxfmt-ignore
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(columns()).toEqual([["5", "5", "5", ""], ["7", "", "", ""]]); // oxfmt-ignore
  });

  it("stores the column widths that the user sets, until a double click restores the usual one", async () => {
    const edge = () => document.querySelector<HTMLElement>('[data-column-edge="1"]')!;
    const width = () => edge().parentElement!.style.width;
    const storedWidths = () => Object.keys(localStorage).filter((key) => key.includes("widths"));
    const usual = width();
    // The listeners are part of the tools, which are loaded after the grid.
    await waitFor(() => {
      fireEvent.pointerDown(edge(), { button: 0, clientX: 0 });
      fireEvent.pointerMove(window, { clientX: 150 });
      fireEvent.pointerUp(window);
      expect(width()).not.toBe(usual);
    });
    const wide = width();
    expect(storedWidths()).toHaveLength(1);
    cleanup();
    show(4, 3);
    await waitFor(() => {
      expect(width()).toBe(wide);
    });
    await waitFor(() => {
      fireEvent.doubleClick(edge());
      expect(width()).toBe(usual);
    });
    expect(storedWidths()).toEqual([]);
  });

  it("resizes the column that was pressed last, and none after two fingers are released", async () => {
    const edge = (column: number) => document.querySelector<HTMLElement>(`[data-column-edge="${column}"]`)!;
    const widths = () => [0, 1].map((column) => edge(column).parentElement!.style.width);
    const pressEdge = (column: number, pointerId: number) =>
      fireEvent.pointerDown(edge(column), { button: 0, pointerId, clientX: 0 });
    const move = (pointerId: number, clientX: number) => fireEvent.pointerMove(window, { pointerId, clientX });
    const usual = widths();
    // The listeners are part of the tools, which are loaded after the grid.
    await waitFor(() => {
      pressEdge(1, 2);
      move(2, 150);
      fireEvent.pointerUp(window, { pointerId: 2 });
      expect(widths()[1]).not.toBe(usual[1]);
    });
    pressEdge(0, 1);
    pressEdge(1, 2);
    // happy-dom has no layout, so a header is 0 px wide when it is pressed.
    move(1, 200);
    move(2, 250);
    expect(widths()).toEqual([usual[0], expect.stringContaining("250px")]);
    fireEvent.pointerUp(window, { pointerId: 1 });
    move(2, 300);
    fireEvent.pointerUp(window, { pointerId: 2 });
    expect(widths()).toEqual([usual[0], expect.stringContaining("300px")]);
    move(1, 400);
    move(2, 400);
    expect(widths()).toEqual([usual[0], expect.stringContaining("300px")]);
    // Deletes the stored width, so that the next test begins with the usual widths.
    fireEvent.doubleClick(edge(1));
  });

  it("marks a text that is no number and says what is wrong", () => {
    click(0, 0);
    press("a");
    press("Enter");
    expect(cellAt(0, 0).getAttribute("aria-invalid")).toBe("true");
    expect(cellAt(0, 0).title).toBe("unreadable");
    expect(cellAt(0, 0).textContent).toContain("a");
  });

  it("lets Tab go after Escape", () => {
    click(0, 0);
    press("Escape");
    expect(press("Tab")).toBe(true);
    press("ArrowRight");
    expect(press("Tab")).toBe(false);
    press("Escape");
    click(1, 1);
    expect(press("Tab")).toBe(false);
  });
});

describe("a read-only Grid", () => {
  it("can be copied but not changed, and lets Tab go", async () => {
    show(2, 2, true);
    table.fill([["1"]]);
    table.readOnlyRows.add("r0");
    click(0, 0);
    press("7");
    expect(document.activeElement).toBe(cellAt(0, 0));
    expect(reports).toEqual([{ type: "readOnly" }]);
    expect(table.texts()[0]).toEqual(["1", ""]);
    expect(screen.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
    expect(press("Tab")).toBe(true);
    expect((await copy()).get("text/plain")).toBe("1");
  });
});

describe("a Grid of texts", () => {
  it("aligns texts at the start of columns with their own widths, until the user sets others", async () => {
    show(4, 3, false, { align: "start", width: 240 });
    table.fill([["Net sales of the year"]]);
    expect(cellAt(0, 0).className).toContain("text-left");
    expect(cellAt(0, 0).style.width).toBe("calc(var(--cell) * 0 + 240px)");
    const edge = document.querySelector<HTMLElement>('[data-column-edge="1"]')!;
    const width = () => cellAt(0, 1).style.width;
    // happy-dom has no layout, so a header is 0 px wide.
    await waitFor(() => {
      fireEvent.pointerDown(edge, { button: 0, clientX: 0 });
      fireEvent.pointerMove(window, { clientX: 90 });
      fireEvent.pointerUp(window);
      expect(width()).toBe("calc(var(--cell) * 0 + 90px)");
    });
    fireEvent.doubleClick(edge);
    expect(width()).toBe("calc(var(--cell) * 0 + 240px)");
  });
});

describe("a Grid with 1,000 rows", () => {
  it("mounts the rows in view and the active one", () => {
    show(1000, 3);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("1001");
    // Without layout the view has its default height, which is that of 25 rows.
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
    click(0, 0);
    press("End", { ctrlKey: true });
    expect(document.activeElement).toBe(cellAt(999, 2));
    press("ArrowUp");
    expect(document.activeElement).toBe(cellAt(998, 2));
  });
});

describe("a Grid with 60 columns", () => {
  it("mounts the columns in view, and the active one when it is out of view", () => {
    show(3, 60);
    // The default view has room for 16 columns.
    const inRow = () => document.querySelectorAll("[data-row='0'] > *").length;
    expect(screen.getByRole("grid").getAttribute("aria-colcount")).toBe("62");
    expect(inRow()).toBeLessThan(40);
    click(0, 0);
    press("End");
    expect(document.activeElement).toBe(cellAt(0, 59));
    expect(document.activeElement!.getAttribute("aria-colindex")).toBe("62");
    expect(inRow()).toBeLessThan(40);
  });

  it("changes the columns of a few rows at a time when it is scrolled sideways", () => {
    show(ROW_GROUPS, 60);
    const grid = screen.getByRole("grid");
    const columnsOf = (row: number) =>
      [...document.querySelectorAll<HTMLElement>(`[data-row='${String(row)}'] > *`)].map(
        (cell) => cell.dataset["column"],
      );
    const all = () => Array.from({ length: ROW_GROUPS }, (_, row) => columnsOf(row).join());
    const scrollTo = (left: number) => {
      grid.scrollLeft = left;
      fireEvent.scroll(grid);
    };
    scrollTo(1800);
    const before = all();
    // Half of the default width of 90 px: a twelfth of the distance after which all rows have changed their columns.
    scrollTo(1845);
    const changed = all().filter((columns, row) => columns !== before[row]);
    expect(changed.length).toBeGreaterThanOrEqual(1);
    expect(changed.length).toBeLessThanOrEqual(2);
    for (let row = 0; row < ROW_GROUPS; row++) expect(columnsOf(row)).toEqual(expect.arrayContaining(["20", "35"]));
    // A margin replaces the columns that are not mounted.
    const [first] = columnsOf(5);
    expect(cellAt(5, Number(first)).parentElement!.style.marginLeft).toBe(`calc(var(--cell) * ${first!} + 0px)`);
    const headers = [...document.querySelectorAll<HTMLElement>("[data-column-header]")];
    const withHeader = headers.map((header) => header.dataset["columnHeader"]);
    expect(withHeader).toEqual(expect.arrayContaining(all().flatMap((columns) => columns.split(","))));
  });

  it("reuses cells for other columns after a jump, first for those in view, but not the active cell", async () => {
    show(3, 60);
    click(0, 0);
    const active = cellAt(0, 0);
    await waitFor(() => {
      expect(document.querySelector("[data-fill-handle]")).not.toBeNull();
    });
    // Rows reuse elements after an effect of the grid's tools has run.
    await act(() => Promise.resolve());
    const grid = screen.getByRole("grid");
    const cellsOf = (row: number) => [...document.querySelectorAll<HTMLElement>(`[data-row='${String(row)}'] > *`)];
    const columnsOf = (row: number) => cellsOf(row).map((cell) => Number(cell.dataset["column"]));
    const before = cellsOf(2);
    grid.scrollLeft = 3_600;
    fireEvent.scroll(grid);
    const inView = columnsOf(2);
    // The view has room for 16 columns of 90 px and begins at column 40; half a column is added on either side.
    expect(inView).toEqual(Array.from({ length: inView.length }, (_, at) => 39 + at));
    expect(inView.length).toBeLessThanOrEqual(18);
    expect(before.slice(0, inView.length)).toEqual(cellsOf(2));
    expect(cellsOf(2).map((cell) => cell.getAttribute("aria-colindex"))).toEqual(
      inView.map((column) => String(column + 3)),
    );
    expect(cellAt(0, 0)).toBe(active);
    expect(document.activeElement).toBe(active);
    await waitFor(() => {
      expect(columnsOf(2).length).toBeGreaterThan(inView.length);
    });
    expect(columnsOf(2)).toEqual(expect.arrayContaining(inView));
  });

  it("mounts only the rows in view after a jump and a scroll sideways, and the rows around them at rest", async () => {
    show(1_000, 60);
    const grid = screen.getByRole("grid");
    const rows = () => {
      const all = [...document.querySelectorAll<HTMLElement>("[data-row]")].map((row) => Number(row.dataset["row"]));
      // Row 0 is always mounted, because it is active.
      const others = all.filter((row) => row > 0).toSorted((one, other) => one - other);
      return [others[0], others.at(-1)];
    };
    const scrollTo = (top: number, left: number) => {
      Object.assign(grid, { scrollTop: top, scrollLeft: left });
      fireEvent.scroll(grid);
    };
    // Without layout the defaults apply: rows of 36 px in a view of 900 px, at rest two more on either side.
    scrollTo(3_600, 0);
    expect(rows()).toEqual([100, 124]);
    scrollTo(3_636, 0);
    expect(rows()).toEqual([99, 127]);
    scrollTo(3_636, 45);
    expect(rows()).toEqual([99, 127]);
    scrollTo(3_636, 3_600);
    expect(rows()).toEqual([101, 125]);
    scrollTo(3_636, 3_645);
    expect(rows()).toEqual([101, 125]);
    await waitFor(() => {
      expect(rows()).toEqual([99, 127]);
    });
  });
});

describe("Grid with sums", () => {
  it("renders the last row separately, so that it stays in view", () => {
    show(300, 3, false, {}, { hasSums: true });
    const rows = within(screen.getByRole("grid")).getAllByRole("row");
    expect(rows.at(-1)!.getAttribute("aria-rowindex")).toBe("301");
    expect(rows.at(-1)!.className).toContain("grid-sums");
    expect(rows.length).toBeLessThan(200);
    expect(cellAt(299, 0)).toBeTruthy();
  });
});

it("a Grid is printed as tables of the same number of columns, each with the names of the rows", async () => {
  show(1, 14);
  // The tables are made by tools that are loaded on demand.
  await waitFor(() => {
    fireEvent(window, new Event("beforeprint"));
    expect(document.querySelector(".printed-grid")).not.toBeNull();
  });
  const headers = Array.from(document.querySelectorAll(".printed-grid table"), (printed) =>
    Array.from(printed.querySelectorAll("th[class]"), ({ textContent }) => textContent),
  );
  const names = Array.from({ length: 14 }, (_, i) => `Column c${String(i)}`);
  expect(headers).toEqual([
    ["Name", "Unit", ...names.slice(0, 7), "Row r0"],
    ["Name", ...names.slice(7), "Row r0"],
  ]);
  fireEvent(window, new Event("afterprint"));
});
