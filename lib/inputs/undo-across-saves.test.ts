import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { periodOfDays } from "@/contract/period";
import { writeWire } from "@/contract/wire";
import { DraftStorage } from "./draft-storage";
import { FiscalYearValues } from "./fiscal-year-values";
import { inputRows } from "./rows";
import { undoRestored } from "./undo-restored";
import { ComparingStore } from "./testing/comparing-store";
import { itemOf, type ValueAddress } from "./value-address";

// Two people edit the same values. The service refuses a write if `before` differs from a stored value.

const year = periodOfDays("2024-01-01", "2024-12-31");
const employees: ValueAddress = {
  keyFigureInfoId: "NumberOfEmployees",
  period: periodOfDays("2024-01-01", "2024-01-31"),
};
const setting = { locale: "en", currency: "SEK", readOnly: false, notANumber: "NaN", describe: () => "" };

let store: ComparingStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new ComparingStore([itemOf(employees, 1)]);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the values as one more user, who has edits, a save queue and steps of undo of their own. */
function arrive() {
  const values = new FiscalYearValues(store.transport, inputRows("sv-SE"));
  values.setStored(store.stored);
  const { grid } = values.sheet({ year, by: "month", dimensionId: undefined }, setting);
  return {
    values,
    grid,
    type: async (text: string) => {
      grid.run({ type: "replace", text });
      grid.commit();
      await values.queue.flush();
    },
    replay: async (type: "undo" | "redo") => {
      grid.run({ type });
      await values.queue.flush();
    },
    /** Fetches the values again, as when the page gets the focus. */
    refetch: () => {
      values.setStored(store.stored);
    },
  };
}

it("an undo over another user's later value waits for a decision, also if that value was not fetched yet", async () => {
  for (const isFetched of [false, true]) {
    store.stored = [itemOf(employees, 1)];
    const [one, other] = [arrive(), arrive()];
    await one.type("2");
    other.refetch();
    await other.type("3");
    if (isFetched) one.refetch();
    await one.replay("undo");
    expect(store.stored).toEqual([itemOf(employees, 3)]);
    expect(one.values.edits.conflicts()).toMatchObject([{ mine: 1, theirs: 3 }]);
    one.values.edits.resolveConflicts("mine");
    await one.values.queue.flush();
    expect(store.stored).toEqual([itemOf(employees, 1)]);
  }
});

it("a redo over what somebody else has written since waits for a decision too", async () => {
  const [one, other] = [arrive(), arrive()];
  await one.type("2");
  await one.replay("undo");
  other.refetch();
  await other.type("3");
  one.refetch();
  await one.replay("redo");
  expect(store.stored).toEqual([itemOf(employees, 3)]);
  expect(one.values.edits.conflicts()).toMatchObject([{ mine: 2, theirs: 3 }]);
  one.values.edits.resolveConflicts("stored");
  expect(one.values.edits.contentOf(employees)).toBe(3);
});

it("an undo of a text that was never saved waits too, where somebody else has written meanwhile", async () => {
  const [one, other] = [arrive(), arrive()];
  await one.type("many");
  await other.type("3");
  one.refetch();
  expect(one.values.edits.stateOf(employees)).toBe("unread");
  await one.replay("undo");
  expect(store.stored).toEqual([itemOf(employees, 3)]);
  expect(one.values.edits.conflicts()).toMatchObject([{ mine: 1, theirs: 3 }]);
});

it("an undo needs no decision where nobody else has written, or has written the value it restores", async () => {
  const [one, other] = [arrive(), arrive()];
  await one.type("2");
  await one.replay("undo");
  await one.replay("redo");
  expect(store.stored).toEqual([itemOf(employees, 2)]);
  other.refetch();
  await other.type("1");
  one.refetch();
  await one.replay("undo");
  expect(one.values.edits.counts()).toMatchObject({ conflicts: 0, waiting: 0 });
  await one.type("5");
  await one.replay("undo");
  expect(store.stored).toEqual([itemOf(employees, 1)]);
  expect(one.values.edits.counts().conflicts).toBe(0);
});

/** Arrives with a draft of an earlier visit, in which 2 was typed where 1 was stored. */
async function arriveWithDraft() {
  const arrived = arrive();
  const kept = { text: writeWire([{ address: employees, content: 2, base: 1 }]), count: 1, at: new Date() };
  const slot = { name: "values", write: () => true, read: () => kept };
  await arrived.values.openDrafts(() => Promise.resolve(new DraftStorage(slot)));
  await arrived.values.queue.flush();
  return arrived;
}

it("a restored edit that was saved is not undone over somebody else's value", async () => {
  const one = await arriveWithDraft();
  const other = arrive();
  await other.type("3");
  one.refetch();
  undoRestored(one.values);
  await one.values.queue.flush();
  expect(store.stored).toEqual([itemOf(employees, 3)]);
  expect(one.values.edits.conflicts()).toMatchObject([{ mine: 1, theirs: 3 }]);
});

it("a restored edit that was chosen and saved over somebody else's value gives that value back", async () => {
  store.stored = [itemOf(employees, 3)];
  const one = await arriveWithDraft();
  const { edits, queue } = one.values;
  store.stored = [itemOf(employees, 4)];
  one.refetch();
  expect(edits.conflicts()).toMatchObject([{ mine: 2, theirs: 4 }]);
  edits.resolveConflicts("mine");
  await queue.flush();
  expect(store.stored).toEqual([itemOf(employees, 2)]);
  undoRestored(one.values);
  await queue.flush();
  expect(store.stored).toEqual([itemOf(employees, 4)]);
  expect(edits.counts()).toMatchObject({ conflicts: 0, waiting: 0 });
});

it.each([
  ["after the stored value was chosen", true],
  ["before any choice", false],
])("an undo of a restored edit in conflict keeps the stored value, %s", async (_, isChosen) => {
  store.stored = [itemOf(employees, 3)];
  const one = await arriveWithDraft();
  if (isChosen) one.values.edits.resolveConflicts("stored");
  store.stored = [itemOf(employees, 4)];
  one.refetch();
  undoRestored(one.values);
  await one.values.queue.flush();
  expect(store.stored).toEqual([itemOf(employees, 4)]);
  expect(one.values.edits.contentOf(employees)).toBe(4);
  expect(one.values.edits.conflicts()).toEqual([]);
});
