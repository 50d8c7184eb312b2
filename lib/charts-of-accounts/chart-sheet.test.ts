import { beforeEach, describe, expect, it } from "vitest";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { copiedCells, writeTsv } from "@/lib/grid/copy";
import { GridStore } from "@/lib/grid/grid-store";
import { pasteBlock, preparePaste } from "@/lib/grid/paste";
import { selectCell, selectRange } from "@/lib/grid/selection";
import { parseTsv } from "@/lib/grid/tsv";
import { draftOf, placedGroups } from "./chart-draft";
import { beginEdits, redone, undone, withChange, type ChartEdits } from "./chart-edits";
import { ChartSheet, type ShownChart } from "./chart-sheet";
import { coverageOf, type Coverage } from "./coverage";
import { SMALL_CHART } from "./testing/small-chart";

const SALES = { number: "3010", name: "Sales", balance: -100_050, isUsed: true };

let edits: ChartEdits;
let sheet: ChartSheet;
let store: GridStore;
let shown: () => ShownChart;

/** The edits of the small chart, in a sheet like that of the page. */
function begin(more: Partial<ShownChart> = {}, coverage: (now: ChartEdits) => Coverage | null = () => null): void {
  edits = beginEdits(SMALL_CHART);
  shown = () => ({
    draft: edits.current,
    base: draftOf(edits.base),
    coverage: coverage(edits),
    saving: false,
    readOnly: false,
    texts: {
      locale: "en-GB",
      withoutGroup: "No group",
      amount: (value) => `SEK ${value}`,
      unsaved: "Unsaved",
      saving: "Saving",
      problem: (_, problem) => problem.kind,
    },
    onChange: (draft, step) => {
      edits = withChange(edits, draft, step);
      sheet.show(shown());
    },
    onReplay: (direction) => {
      edits = direction === "undo" ? undone(edits) : redone(edits);
      sheet.show(shown());
    },
    ...more,
  });
  sheet = new ChartSheet(shown());
  store = new GridStore(sheet);
}

beforeEach(() => {
  begin();
});

const texts = () => sheet.rowIds().map((row) => sheet.columnIds().map((column) => sheet.view(row, column).text));
const at = (row: number, column: number) => {
  store.select(selectCell({ row, column }));
};
const type = (text: string) => {
  store.run({ type: "replace", text });
  store.commit();
};
const paste = (text: string) => {
  pasteBlock(store, preparePaste(store, parseTsv(text))!);
};

describe("a chart as rows of a grid", () => {
  it("shows the groups in the order of the tree, with their accounts as one text", () => {
    expect(sheet.columnIds()).toEqual(["name", "accounts"]);
    expect(texts()).toEqual([
      ["Assets name", "1000–1399, 1400–1999, 15a"],
      ["Income name", ""],
      ["NetSales name", "3000–3799"],
      ["Other name", "3900–3999"],
    ]);
  });

  it("counts the accounts of a fiscal year, and has their balance in units of the currency, not in öre", () => {
    begin({}, ({ current }) => coverageOf(current, [SALES]));
    expect(texts()[1]).toEqual(["Income name", "", "1", "SEK -1000.5"]);
    expect(texts()[3]).toEqual(["Other name", "3900–3999", "0", ""]);
    expect(sheet.content("Income", "balance")).toBe(-1000.5);
    expect(sheet.isReadOnly("Income", "balance")).toBe(true);
  });

  it("changes a group by what is typed, in the form that is kept", () => {
    at(2, 1);
    type("3000-3799; 3810 till 3819");
    expect(sheet.view("NetSales", "accounts")).toEqual({
      text: "3000–3799, 3810–3819",
      state: "unsaved",
      note: "Unsaved",
    });
    at(2, 0);
    type("  Net   sales ");
    expect(placedGroups(edits.current)[2]!.group).toMatchObject({
      name: "Net sales",
      accounts: "3000–3799, 3810–3819",
    });
  });

  it("keeps a text that cannot be read, says what is wrong, and can undo it", () => {
    at(2, 1);
    type("3000-37");
    expect(sheet.content("NetSales", "accounts")).toEqual({ text: "3000-37", reason: "shortEnd" });
    expect(sheet.view("NetSales", "accounts")).toEqual({ text: "3000-37", state: "unread", note: "accounts" });
    store.run({ type: "undo" });
    expect(sheet.view("NetSales", "accounts")).toEqual({ text: "3000–3799", state: "plain" });
  });

  it("asks for a name that the service accepts", () => {
    at(1, 0);
    store.run({ type: "clear" });
    expect(sheet.view("Income", "name")).toEqual({ text: "", state: "unread", note: "groupName" });
    type("x".repeat(MAX_NAME_LENGTH + 1));
    expect(sheet.view("Income", "name")).toMatchObject({ state: "unread", note: "longName" });
    // The limit is in code points, of which an emoji of two UTF-16 code units is one.
    type("😀".repeat(MAX_NAME_LENGTH));
    expect(sheet.view("Income", "name")).toMatchObject({ state: "unsaved", note: "Unsaved" });
  });

  it("says that a change is being saved", () => {
    at(3, 1);
    type("3900");
    sheet.show({ ...shown(), saving: true });
    expect(sheet.view("Other", "accounts")).toMatchObject({ state: "saving", note: "Saving" });
    expect(sheet.view("NetSales", "accounts").state).toBe("plain");
  });

  it("tells its own edits from those made elsewhere, after which a notice of a paste must not offer undo", () => {
    at(3, 1);
    type("3900");
    expect(sheet.show({ ...shown(), saving: true })).toBe(false);
    edits = undone(edits);
    expect(sheet.show(shown())).toBe(true);
  });

  it("changes nothing for those who may only read", () => {
    begin({ readOnly: true });
    at(2, 1);
    type("3000");
    expect(texts()[2]).toEqual(["NetSales name", "3000–3799"]);
  });

  it("lets accounts without a group be changed, but not the text in place of their name", () => {
    const leaf = { type: "AccountIntervalGroup" as const, id: "Loose", intervals: [{ start: "9000", end: "9999" }] };
    sheet.show({ ...shown(), draft: draftOf({ ...SMALL_CHART, children: [leaf] }) });
    expect(texts()).toEqual([["No group", "9000–9999"]]);
    expect([sheet.isReadOnly("Loose", "name"), sheet.isReadOnly("Loose", "accounts")]).toEqual([true, false]);
  });
});

describe("a block from a spreadsheet", () => {
  it("is one step of the chart's history, whatever it changes", () => {
    at(2, 0);
    paste("Sales\t3000-3499\nServices\t3500-3999");
    expect(texts().slice(2)).toEqual([
      ["Sales", "3000–3499"],
      ["Services", "3500–3999"],
    ]);
    expect(edits.past).toHaveLength(1);
    store.run({ type: "undo" });
    expect(texts().slice(2)).toEqual([
      ["NetSales name", "3000–3799"],
      ["Other name", "3900–3999"],
    ]);
    store.run({ type: "redo" });
    expect(texts()[2]).toEqual(["Sales", "3000–3499"]);
  });

  it("fills groups that were just added at the top of the tree, in the same step of undo", () => {
    at(3, 0);
    sheet.addRows(2, null);
    paste("Other\t3900\nProjects\t9010-9019\nMore\t9020");
    expect(
      placedGroups(edits.current)
        .slice(3)
        .map(({ group, level, parentId }) => [group.id, group.name, group.accounts, level, parentId]),
    ).toEqual([
      ["Other", "Other", "3900", 2, "Income"],
      ["Group1", "Projects", "9010–9019", 1, null],
      ["Group2", "More", "9020", 1, null],
    ]);
    expect(edits.past).toHaveLength(1);
    store.run({ type: "undo" });
    expect(texts()).toHaveLength(4);
  });

  it("is copied as text that can be pasted again", () => {
    store.select(selectRange({ row: 2, column: 0 }, { row: 3, column: 1 }));
    const copied = writeTsv(copiedCells(store));
    expect(copied).toBe("NetSales name\t3000–3799\r\nOther name\t3900–3999");
    at(0, 0);
    paste(copied);
    expect(texts().slice(0, 2)).toEqual(texts().slice(2));
    expect(edits.past).toHaveLength(1);
  });
});

describe("an added group", () => {
  it("is under the group that was asked for, and one step of undo with the next change of that group", () => {
    expect(sheet.addRows(1, "Income")).toBe("Group1");
    expect(placedGroups(edits.current).at(-1)).toMatchObject({ group: { id: "Group1" }, parentId: "Income" });
    at(4, 0);
    type("Rents");
    at(4, 1);
    type("3810");
    expect(edits.past).toHaveLength(2);
    sheet.addRows(1, "Income");
    at(0, 0);
    type("All assets");
    store.run({ type: "undo" });
    expect(texts()).toHaveLength(6);
  });

  it("is a step of undo of its own, also when a new sheet of the same edits has added it", () => {
    sheet.addRows(1, null);
    sheet = new ChartSheet(shown());
    sheet.addRows(1, null);
    expect(edits.past).toHaveLength(2);
  });
});
