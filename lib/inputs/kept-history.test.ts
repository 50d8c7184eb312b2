import { beforeEach, expect, it, vi, afterEach } from "vitest";
import { periodOfDays } from "@/contract/period";
import { clearDrafts, draftSlot, reopenDrafts } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { selectCell } from "@/lib/grid/selection";
import { FiscalYearValues } from "./fiscal-year-values";
import { keepHistoryIn } from "./kept-history";
import { inputRows } from "./rows";
import { ComparingStore } from "./testing/comparing-store";
import { itemOf, type ValueAddress } from "./value-address";

const year = periodOfDays("2024-01-01", "2024-12-31");
const employees: ValueAddress = {
  keyFigureInfoId: "NumberOfEmployees",
  period: periodOfDays("2024-01-01", "2024-01-31"),
};
const months = { year, by: "month", dimensionId: undefined } as const;
const setting = { locale: "en", currency: "SEK", readOnly: false, notANumber: "NaN", describe: () => "" };

let storage: MemoryStorage;
let store: ComparingStore;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new MemoryStorage();
  store = new ComparingStore([itemOf(employees, 1)]);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page again in the same tab, with a service that checks `before` of each change. */
function visit(userName = "anna", kind = "inputs") {
  const values = new FiscalYearValues(store.transport, inputRows("sv-SE"));
  values.setStored(store.stored);
  const { grid } = values.sheet(months, setting);
  const write = keepHistoryIn(values, (name) => draftSlot(storage, userName, "values", "c", kind, name));
  const type = (content: number | null) => {
    grid.edits.apply(
      [{ row: grid.model.rowIds().indexOf("NumberOfEmployees"), column: 0, content }],
      selectCell(FIRST),
    );
  };
  return {
    values,
    grid,
    write,
    type,
    put: async (content: number | null) => {
      type(content);
      await settle(values);
    },
    replay: async (type: "undo" | "redo") => {
      grid.run({ type });
      await settle(values);
    },
  };
}

const FIRST = { row: 0, column: 0 };

async function settle(values: FiscalYearValues): Promise<void> {
  await values.queue.flush();
  await vi.advanceTimersByTimeAsync(1_000);
}

it("undo and redo go on after a reload with what was saved before it, also infinities, NaN and cleared values", async () => {
  const first = visit();
  for (const value of [2, Infinity, NaN, -0, null, 3]) await first.put(value);
  const second = visit();
  for (const value of [null, -0, NaN, Infinity]) {
    await second.replay("undo");
    expect(second.values.edits.contentOf(employees)).toBe(value);
  }
  expect(store.stored).toEqual([itemOf(employees, Infinity)]);
  const third = visit();
  await third.replay("redo");
  expect(store.stored).toEqual([itemOf(employees, NaN)]);
  for (let step = 0; step < 3; step++) await third.replay("undo");
  expect(store.stored).toEqual([itemOf(employees, 1)]);
});

it("a value that somebody else has written meanwhile is not taken back without a decision", async () => {
  await visit().put(2);
  store.stored = [itemOf(employees, 7)];
  const second = visit();
  await second.replay("undo");
  expect(store.stored).toEqual([itemOf(employees, 7)]);
  expect(second.values.edits.conflicts()).toMatchObject([{ mine: 1, theirs: 7 }]);
});

it("the history is that of one user and one kind of values, and is gone after signing out", async () => {
  await visit().put(2);
  for (const other of [visit("bo"), visit("anna", "budgets")]) {
    await other.replay("undo");
    expect(other.values.edits.contentOf(employees)).toBe(2);
  }
  const leaving = visit();
  leaving.type(3);
  await leaving.values.queue.flush();
  clearDrafts(storage, "anna");
  leaving.write();
  reopenDrafts("anna");
  const again = visit();
  await again.replay("undo");
  expect(again.values.edits.contentOf(employees)).toBe(3);
});

it("an edit made before the history of the earlier visit has come stays the latest", async () => {
  await visit().put(2);
  const values = new FiscalYearValues({ send: () => Promise.resolve() }, inputRows("sv-SE"));
  values.setStored(store.stored);
  const { grid } = values.sheet(months, setting);
  grid.edits.apply(
    [{ row: grid.model.rowIds().indexOf("NumberOfEmployees"), column: 0, content: 3 }],
    selectCell(FIRST),
  );
  keepHistoryIn(values, (name) => draftSlot(storage, "anna", "values", "c", "inputs", name));
  grid.run({ type: "undo" });
  expect(values.edits.contentOf(employees)).toBe(2);
  grid.run({ type: "undo" });
  expect(values.edits.contentOf(employees)).toBe(1);
});

it("a redo and undo pressed before the history has come leave it as it was", async () => {
  const first = visit();
  await first.put(2);
  await first.replay("undo");
  const values = new FiscalYearValues({ send: () => Promise.resolve() }, inputRows("sv-SE"));
  values.setStored(store.stored);
  const { grid } = values.sheet(months, setting);
  grid.run({ type: "redo" });
  grid.run({ type: "undo" });
  keepHistoryIn(values, (name) => draftSlot(storage, "anna", "values", "c", "inputs", name));
  grid.run({ type: "redo" });
  expect(values.edits.contentOf(employees)).toBe(2);
});

it("the latest hundred steps are kept, and none when the storage of the tab is full", async () => {
  const first = visit();
  for (let value = 2; value < 152; value++) await first.put(value);
  // At most 100,000 characters of history, and the count and time that a draft begins with.
  expect([...storage.texts.values()].join("").length).toBeLessThan(110_000);
  const second = visit();
  for (let step = 0; step < 120; step++) await second.replay("undo");
  expect(store.stored).toEqual([itemOf(employees, 51)]);
  storage.full = true;
  await second.put(5);
  expect(storage.texts.size).toBe(0);
});

it("a stored text that this version cannot read as a history is ignored", async () => {
  await visit().put(2);
  for (const [name, text] of storage.texts) storage.texts.set(name, text.replace('"before"', '"was"'));
  const second = visit();
  await second.replay("undo");
  expect(second.values.edits.contentOf(employees)).toBe(2);
});
