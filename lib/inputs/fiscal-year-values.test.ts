import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfDays } from "@/contract/period";
import { ApiError } from "@/lib/api/error";
import { draftSlot, NO_STORAGE, type TextStorage } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { DraftStorage } from "./draft-storage";
import { FiscalYearValues } from "./fiscal-year-values";
import type { RowType } from "./read-value";
import { inputRows, type RowSet } from "./rows";
import type { SheetView } from "./key-figure-sheet";
import type { SheetSetting } from "./sheet-setting";
import { undoRestored } from "./undo-restored";
import { itemOf, type ValueAddress } from "./value-address";

const year = periodOfDays("2024-01-01", "2024-12-31");
const january = periodOfDays("2024-01-01", "2024-01-31");
const employees: ValueAddress = { keyFigureInfoId: "NumberOfEmployees", period: january };
const months: SheetView = { year, by: "month", dimensionId: undefined };
const setting: SheetSetting = {
  locale: "sv-SE",
  currency: "SEK",
  readOnly: false,
  notANumber: "ej ett tal",
  describe: (state, reason) => reason ?? state,
};

let storage: MemoryStorage;
let sent: KeyFigureData[][];
let refuse: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new MemoryStorage();
  sent = [];
  refuse = false;
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page with a fake service, which adds each request to `sent`, and refuses it if `refuse` is true. */
async function visit(stored: KeyFigureData[], storageOfVisit: TextStorage = storage): Promise<FiscalYearValues> {
  const values = new FiscalYearValues(
    {
      send: (items) => {
        sent.push(items.map((item) => itemOf(item, item.value)));
        if (refuse) {
          return Promise.reject(new ApiError({ status: 403, typeOfError: "Forbidden", message: "No.", saved: "no" }));
        }
        return Promise.resolve();
      },
    },
    inputRows("sv-SE"),
  );
  values.setStored(stored);
  const slot = draftSlot(storageOfVisit, "consultant", "values", "a-demo-1", "f");
  await values.openDrafts(() => Promise.resolve(new DraftStorage(slot)));
  return values;
}

const type = (values: FiscalYearValues, text: string, setup = setting) => {
  const { grid } = values.sheet(months, setup);
  grid.run({ type: "replace", text });
  grid.run({ type: "step", axis: "row", back: false });
};

const rowSetOf = (ids: string[], type: RowType): RowSet => ({
  rows: (addresses, known) => [
    ...new Set([...ids, ...addresses.map(({ keyFigureInfoId }) => keyFigureInfoId), ...known]),
  ],
  typeOf: (id) => (ids.includes(id) ? type : null),
});

describe("a draft", () => {
  it("is there again after a reload when its save was refused, and is sent again", async () => {
    const first = await visit([itemOf(employees, 42)]);
    refuse = true;
    type(first, "43");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);

    refuse = false;
    const second = await visit([itemOf(employees, 42)]);
    expect(second.getRestored()?.edits).toEqual([{ address: employees, content: 43, base: 42 }]);
    expect(second.edits.contentOf(employees)).toBe(43);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent[1]).toEqual([itemOf(employees, 43)]);
    expect(storage.texts.size).toBe(0);
  });

  it("keeps the time at which it was typed over several visits", async () => {
    vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
    const first = await visit([]);
    type(first, "x");
    first.keepDrafts();
    for (const day of [2, 3]) {
      vi.setSystemTime(new Date(`2026-03-0${String(day)}T09:00:00Z`));
      const later = await visit([]);
      expect(later.getRestored()?.at).toEqual(new Date("2026-03-01T09:00:00Z"));
      later.keepDrafts();
    }
  });

  it("is stored at once when the page is left, before the usual delay is over", async () => {
    type(await visit([]), "43");
    expect(storage.texts.size).toBe(0);
    const leaving = await visit([]);
    type(leaving, "44");
    leaving.keepDrafts();
    expect((await visit([])).edits.contentOf(employees)).toBe(44);
  });

  it("with a text that is no number comes back too", async () => {
    const first = await visit([]);
    type(first, "x");
    first.keepDrafts();
    expect((await visit([])).edits.contentOf(employees)).toEqual({ text: "x", reason: "unreadable" });
  });

  it("is gone once its value is saved", async () => {
    type(await visit([]), "43");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([[itemOf(employees, 43)]]);
    expect(storage.texts.size).toBe(0);
  });

  it("that was restored can be undone, even when it has been saved meanwhile", async () => {
    const first = await visit([itemOf(employees, 42)]);
    type(first, "43");
    first.keepDrafts();
    const second = await visit([itemOf(employees, 42)]);
    await vi.advanceTimersByTimeAsync(1_000);
    undoRestored(second);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual([itemOf(employees, 42)]);
    expect(second.getRestored()).toBeNull();
  });

  it("is reported when the browser cannot store it", async () => {
    const values = await visit([], NO_STORAGE);
    type(values, "43");
    values.keepDrafts();
    expect(values.areDraftsKept()).toBe(false);
  });
});

describe("a sheet", () => {
  it("is the same again for the same view, with its history", async () => {
    const values = await visit([itemOf(employees, 42)]);
    type(values, "43");
    values.sheet({ ...months, by: "quarter" }, setting);
    const { grid } = values.sheet({ ...months }, setting);
    grid.run({ type: "undo" });
    expect(values.edits.contentOf(employees)).toBe(42);
  });

  it("shows values as its language writes them and says what is wrong with others", async () => {
    const values = await visit([itemOf(employees, 1234.5), itemOf({ ...employees, keyFigureInfoId: "TaxRate" }, NaN)]);
    const { model } = values.sheet(months, setting);
    const [first] = model.columnIds();
    expect(model.view("NumberOfEmployees", first!)).toEqual({ text: "1\u202f234,5", state: "plain" });
    expect(model.view("TaxRate", first!)).toEqual({ text: "ej ett tal", state: "plain" });
    type(values, "5 EUR");
    expect(model.view("NumberOfEmployees", first!)).toEqual({ text: "5 EUR", state: "unread", note: "currency" });
  });

  it("has a row for an own key figure as soon as it is added, once", async () => {
    const values = await visit([]);
    const { model } = values.sheet(months, setting);
    values.addRow("NPS");
    values.addRow("NPS");
    values.addRow("TaxRate");
    // The first eight rows are the standard inputs, such as TaxRate.
    expect(model.rowIds().slice(8)).toEqual(["NPS"]);
  });

  it("keeps the row of an own key figure whose last value is cleared", async () => {
    const values = await visit([itemOf({ ...employees, keyFigureInfoId: "NPS" }, 8)]);
    const { model } = values.sheet(months, setting);
    const [column] = model.columnIds();
    model.change([{ rowId: "NPS", columnId: column!, content: null }]);
    expect(model.rowIds()).toContain("NPS");
  });

  it("has the rows of a new row set, and keeps added rows and those with values", async () => {
    const values = await visit([itemOf({ ...employees, keyFigureInfoId: "NPS" }, 8)]);
    const { model } = values.sheet(months, setting);
    values.addRow("Visits");
    values.setRowSet(rowSetOf(["Margin", "TaxRate"], "Percent"));
    expect(model.rowIds()).toEqual(["Margin", "TaxRate", "NPS", "Visits"]);
    expect(values.rows()).toEqual(model.rowIds());
    values.setRowSet(rowSetOf(["TaxRate", "NPS"], "Percent"));
    expect(model.rowIds()).toEqual(["TaxRate", "NPS", "Visits"]);
  });

  it("reads a row in its unit in a new row set, and notifies once when a unit has changed", async () => {
    const values = await visit([]);
    const { model } = values.sheet(months, setting);
    const [column] = model.columnIds();
    values.setRowSet(rowSetOf(["Margin"], "Amount"));
    expect(model.read("5 %", "Margin", column!).content).toMatchObject({ text: "5 %" });
    const announced = vi.fn();
    model.subscribe(announced);
    values.setRowSet(rowSetOf(["Margin"], "Percent"));
    expect(announced).toHaveBeenCalledExactlyOnceWith(null);
    expect(model.read("5 %", "Margin", column!).content).toBe(5);
    values.setRowSet(rowSetOf(["Margin"], "Percent"));
    expect(announced).toHaveBeenCalledOnce();
  });

  it("for an object of a dimension leaves the whole company's values alone", async () => {
    const values = await visit([itemOf(employees, 42)]);
    const { grid } = values.sheet({ ...months, dimensionId: "1_20" }, setting);
    grid.run({ type: "replace", text: "7" });
    grid.commit();
    expect(values.edits.contentOf(employees)).toBe(42);
    await values.queue.flush();
    expect(sent).toEqual([[itemOf({ ...employees, dimensionId: "1_20" }, 7)]]);
  });

  it("changes nothing where the user may only read", async () => {
    const values = await visit([itemOf(employees, 42)]);
    type(values, "43", { ...setting, readOnly: true });
    expect(values.edits.contentOf(employees)).toBe(42);
  });
});
