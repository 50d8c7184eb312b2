import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AutosavedEdit } from "./autosaved-edit";

/** The text that the service has. */
let stored: string;
let writes: string[];

/** An edit that began with "base"; with a draft of an earlier visit where one is given. */
function begin(restored: string | null = null) {
  return new AutosavedEdit<string, string>(
    {
      read: () => Promise.resolve({ value: stored, tag: stored }),
      write: (text) => {
        writes.push(text);
        stored = text;
        return Promise.resolve(text);
      },
      onStored: () => Promise.resolve(),
      valueOf: (text) => text,
      isSame: (one, other) => one === other,
      onChange: () => undefined,
    },
    "base",
    restored === null ? null : { value: restored, at: new Date("2026-01-02") },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = "base";
  writes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("undo after typing on from their version leads to that version", async () => {
  const edit = begin();
  edit.change("mine", "field");
  stored = "theirs";
  await edit.flush();
  edit.resolve("theirs");
  edit.change("theirs and more", "field");
  edit.undo();
  expect(edit.current).toBe("theirs");
});

test("typing after a restored edit was discarded can be undone", () => {
  const edit = begin("draft");
  edit.change("draft, longer", "field");
  edit.discardRestored();
  edit.change("new", "field");
  expect(edit.state().canUndo).toBe(true);
  edit.undo();
  expect(edit.current).toBe("base");
});

test("typing after the service's version was taken over can be undone", () => {
  const edit = begin();
  edit.change("typed", "field");
  edit.change("base", "field");
  edit.takeOver("theirs");
  edit.change("theirs and more", "field");
  edit.undo();
  expect(edit.current).toBe("theirs");
});

test("leaving the page sends an edit of this visit, but none that was restored", () => {
  const restored = begin("draft");
  restored.sendOnLeave();
  expect(writes).toEqual([]);
  const edit = begin();
  edit.change("typed");
  edit.sendOnLeave();
  expect(writes).toEqual(["typed"]);
});
