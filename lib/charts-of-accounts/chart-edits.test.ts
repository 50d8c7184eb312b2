import { expect, test } from "vitest";
import {
  beginEdits,
  discarded,
  isDirty,
  isSameChart,
  readEdits,
  redone,
  resolved,
  saved,
  undone,
  withChange,
  writeEdits,
} from "./chart-edits";
import { changeGroup, chartOf, findGroup, type ChartDraft } from "./chart-draft";
import { SMALL_CHART } from "./testing/small-chart";

const begin = beginEdits(SMALL_CHART);
const rename = (draft: ChartDraft, name: string) => changeGroup(draft, "NetSales", { name });
const nameIn = ({ current }: { current: ChartDraft }) => findGroup(current, "NetSales")!.group.name;

test("typing in one field is one step of undo, and redo brings it back", () => {
  let edits = begin;
  for (const name of ["S", "Sa", "Sales"]) edits = withChange(edits, rename(edits.current, name), "one field");
  edits = withChange(edits, rename(edits.current, "Sales!"), "other field");
  expect(nameIn(undone(edits))).toBe("Sales");
  expect(nameIn(undone(undone(edits)))).toBe("NetSales name");
  expect(undone(undone(undone(edits)))).toEqual(undone(undone(edits)));
  expect(nameIn(redone(undone(undone(edits))))).toBe("Sales");
  expect(redone(edits)).toBe(edits);
  // Typing after an undo begins a new step.
  expect(nameIn(undone(withChange(undone(edits), rename(edits.current, "x"), "other field")))).toBe("Sales");
});

test("work is dirty until it is saved or back where it began", () => {
  const edits = withChange(begin, rename(begin.current, "Sales"));
  expect([isDirty(begin), isDirty(edits), isDirty(undone(edits))]).toEqual([false, true, false]);
  const stored = chartOf(SMALL_CHART, edits.current);
  expect(isSameChart(stored, SMALL_CHART)).toBe(false);
  const done = saved(edits, stored);
  expect(isDirty(done)).toBe(false);
  expect(isDirty(undone(done))).toBe(true);
});

test("the same accounts in another writing are no change, an unreadable part is one", () => {
  const isDirtyWith = (accounts: string) =>
    isDirty(withChange(begin, changeGroup(begin.current, "NetSales", { accounts })));
  expect(["3000 - 3799", "3000–3799, x", "3000–3798"].map(isDirtyWith)).toEqual([false, true, true]);
});

test("a conflict ends with mine over theirs, or with theirs, after which undo brings mine back", () => {
  const edits = withChange(begin, rename(begin.current, "Mine"));
  const theirs = chartOf(SMALL_CHART, rename(begin.current, "Theirs"));
  const mine = resolved(edits, theirs, "mine");
  expect([nameIn(mine), isDirty(mine), mine.base]).toEqual(["Mine", true, theirs]);
  const taken = resolved(edits, theirs, "theirs");
  expect([nameIn(taken), isDirty(taken), nameIn(undone(taken))]).toEqual(["Theirs", false, "Mine"]);
});

test("unsaved work comes back with the chart that it began with, and can be discarded", () => {
  const edits = withChange(begin, rename(begin.current, "Sales"));
  const at = new Date("2026-01-02T03:04:05Z");
  const restored = readEdits({ text: writeEdits(edits), count: 1, at }, "own")!;
  expect([nameIn(restored), restored.restoredAt, isDirty(restored)]).toEqual(["Sales", at, true]);
  expect(nameIn(undone(restored))).toBe("NetSales name");
  const gone = discarded(restored);
  expect([isDirty(gone), gone.restoredAt, nameIn(redone(gone))]).toEqual([false, null, "Sales"]);
});

test.each(["", "{", "null", '{"base":{"id":"other"},"current":{"groups":[]}}', '{"base":{"id":"own"},"current":{}}'])(
  "nothing is restored from the stored text %j",
  (text) => {
    expect(readEdits({ text, count: 1, at: new Date() }, "own")).toBeNull();
  },
);
